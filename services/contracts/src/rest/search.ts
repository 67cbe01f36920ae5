import Type, { type Static } from 'typebox';

export const SearchKind = Type.Enum(['page', 'news', 'document', 'simulator']);

/** One place of the site where the words were found. */
export const SearchResult = Type.Object({
  title: Type.String(),
  /** Path of the page. */
  path: Type.String(),
  /** Where in it the words stand, on one line. */
  excerpt: Type.String(),
  kind: SearchKind,
});

/** GET /api/search?q=: the best first, at most twenty; none for a question without words. */
export const SearchAnswer = Type.Object({ results: Type.Array(SearchResult) });

export type SearchKind = Static<typeof SearchKind>;
export type SearchResult = Static<typeof SearchResult>;
export type SearchAnswer = Static<typeof SearchAnswer>;
