/**
 * Words in the shell's prerendered pages in whose place something else belongs. They are text, so that they pass through
 * React unchanged; no page of the portal has a reason to hold them.
 */
export const places = {
  /** The page of an area. */
  page: '⟦page⟧',
  /** The page's title in its breadcrumbs. */
  title: '⟦title⟧',
  /** What was searched for, and what was found. */
  query: '⟦query⟧',
  results: '⟦results⟧',
  /** A part that an area lends. */
  fragment: (area: string, name: string) => `⟦${area} ${name}⟧`,
};

/** Finds the places of fragments; its groups are the area and the name. */
export const fragmentPlaces = /⟦(mf-[a-z-]+) ([a-z-]+)⟧/g;
