/**
 * The style sheets that have something to say about a piece of HTML, in their given order. Class names of areas are their
 * own (area.ts), so that a class is in one sheet alone.
 *
 * @param sheets address and content
 */
export function stylesOf(html: string, sheets: ReadonlyMap<string, string>): string[] {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return [...sheets]
    .filter(([, css]) => namesIn(css).some((name) => classes.has(name)))
    .map(([address]) => address);
}

const namesIn = (css: string) => [...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
