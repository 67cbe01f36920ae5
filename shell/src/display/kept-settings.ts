import { type Scheme, schemes, shownScheme } from './scheme.ts';
import { firstTextSize, sizeStep, type TextSize, textBounds, titleBounds } from './text-size.ts';

/** Entry of local storage that holds the display settings, as JSON. */
export const settingsKey = 'portal.display';

export const pictureModes = ['on', 'gray', 'off'] as const;

/** Three steps: as drawn, wider, widest. */
export type Spacing = 0 | 1 | 2;

export interface DisplaySettings extends TextSize {
  /** `null`: the system's own settings are followed. */
  scheme: Scheme | null;
  letters: Spacing;
  lines: Spacing;
  serifs: boolean;
  pictures: (typeof pictureModes)[number];
  /** Buttons 'Прослушать', where the device has a Russian voice. */
  speech: boolean;
}

export const firstSettings: DisplaySettings = {
  ...firstTextSize,
  scheme: null,
  letters: 0,
  lines: 0,
  serifs: false,
  pictures: 'on',
  speech: true,
};

/** Settings from their stored form; each that is missing, broken or out of its bounds falls back to its first value. */
export function parseSettings(stored: string | null): DisplaySettings {
  try {
    const kept: Record<string, unknown> = JSON.parse(stored ?? '{}') ?? {};
    const { scheme, letters, lines, serifs, pictures, speech } = kept;
    return {
      ...parseTextSize(kept),
      scheme: oneOf(schemes, scheme, null),
      letters: oneOf([0, 1, 2], letters, 0),
      lines: oneOf([0, 1, 2], lines, 0),
      serifs: serifs === true,
      pictures: oneOf(pictureModes, pictures, 'on'),
      speech: speech !== false,
    };
  } catch {
    // Somebody else's or a damaged entry.
    return firstSettings;
  }
}

function parseTextSize({ textFontSize, titleFontSize }: Record<string, unknown>): TextSize {
  if (typeof textFontSize !== 'number' || typeof titleFontSize !== 'number') return firstTextSize;
  const step = (textFontSize - textBounds.least) / sizeStep;
  const together = titleFontSize - textFontSize === titleBounds.least - textBounds.least;
  const within = textFontSize >= textBounds.least && textFontSize <= textBounds.most;
  return Number.isInteger(step) && within && together ? { textFontSize, titleFontSize } : firstTextSize;
}

function oneOf<T, F>(values: readonly T[], value: unknown, otherwise: F): T | F {
  return values.includes(value as T) ? (value as T) : otherwise;
}

/** Puts the settings on the document as the custom properties and attributes that every style reads. */
export function applySettings(settings: DisplaySettings, root: HTMLElement): void {
  const { textFontSize, titleFontSize, letters, lines, serifs } = settings;
  const values = {
    '--text': `${textFontSize}rem`,
    '--title': `${titleFontSize}rem`,
    '--letter-spacing': letters ? `${letters * 0.07}em` : '',
    '--line-height': lines ? `${1.5 + lines * 0.35}` : '',
    '--font': serifs ? `Georgia, 'PT Serif', 'Noto Serif', 'Times New Roman', serif` : '',
  };
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
  root.dataset.scheme = shownScheme(settings.scheme, (query) => matchMedia(query).matches);
  root.dataset.pictures = settings.pictures;
}
