import Type, { type Static } from 'typebox';

/** A part of a page as HTML. */
export const PrerenderedPart = Type.Object({
  html: Type.String(),
  /** Addresses of the style sheets that it is seen with, beside the shell's. */
  styles: Type.Array(Type.String()),
});

/** A page as HTML, for readers without JavaScript, for search engines and for the search of the portal itself. */
export const PrerenderedPage = Type.Object({
  /** Pattern of the page table: '/contacts'. */
  path: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  ...PrerenderedPart.properties,
});

/** pages.json beside the entry of an area's version: what of it can be read before any of its code runs. */
export const PrerenderedArea = Type.Object({
  pages: Type.Array(PrerenderedPage),
  /** Parts for other pages, by name, in their first state. */
  fragments: Type.Record(Type.String(), PrerenderedPart),
  /** Every script and style sheet of this version, as addresses: what the area needs to work without a network. */
  files: Type.Array(Type.String()),
});

/** pages.<version>.json of the shell: the layout with every page of the table in it, and the page of an unknown address ('*'). */
export const PrerenderedShell = Type.Object({ pages: Type.Array(PrerenderedPage) });

export type PrerenderedPart = Static<typeof PrerenderedPart>;
export type PrerenderedPage = Static<typeof PrerenderedPage>;
export type PrerenderedArea = Static<typeof PrerenderedArea>;
export type PrerenderedShell = Static<typeof PrerenderedShell>;

/** Name of the document in the folder of an area's version. */
export const prerenderedFile = 'pages.json';
/** Path of the shell's document in the front-end build: by version, so that it always fits the index that names it. */
export const shellPages = (version: string) => `shell/pages.${version}.json`;
