/** What a visitor can choose; the four contrast schemes are named letters-on-ground. */
export const schemes = [
  'ordinary',
  'white-on-black',
  'black-on-white',
  'blue-on-blue',
  'brown-on-beige',
] as const;

export type Scheme = (typeof schemes)[number];

export const darkQuery = '(prefers-color-scheme: dark)';
export const contrastQuery = '(prefers-contrast: more)';

/**
 * The colours to show: the visitor's choice, and until there is one what the system asks for. `dark` is the ordinary look
 * by night, which nobody chooses by name.
 *
 * @param asks whether a media query holds
 */
export function shownScheme(chosen: Scheme | null, asks: (query: string) => boolean): Scheme | 'dark' {
  if (chosen) return chosen;
  const dark = asks(darkQuery);
  if (asks(contrastQuery)) return dark ? 'white-on-black' : 'black-on-white';
  return dark ? 'dark' : 'ordinary';
}
