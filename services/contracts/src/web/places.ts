import type { ExternalLinkId } from '../content/external-links.ts';

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
  /** What the centre says of itself, in words. */
  fact: (name: FactName) => `⟦fact ${name}⟧`,
  /** What is shown once the centre has given the fact, what is shown until then, and the end of both. */
  given: (name: FactName) => `⟦given ${name}⟧`,
  otherwise: '⟦otherwise⟧',
  end: '⟦end⟧',
};

export type FactName = 'hours' | 'phone' | 'telephone' | 'sample' | `link ${ExternalLinkId}`;

/**
 * Attribute of elements in the areas' prerendered pages whose content is what the centre says: 'hours', 'contacts', or
 * 'phones', which leads to them.
 */
export const factMark = 'data-fact';

/** Finds the places of fragments; its groups are the area and the name. */
export const fragmentPlaces = /⟦(mf-[a-z-]+) ([a-z-]+)⟧/g;
