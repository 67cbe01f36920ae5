import type { SealedQuestion } from '../../question/sealing.ts';

/** Questions in one page: small enough that a page is rewritten in a few milliseconds when one of them is answered. */
export const PAGE_SIZE = 20;

export interface PageSummary {
  /** Number of the first question that came into the page: it holds no older ones. */
  first: number;
  total: number;
  unanswered: number;
}

/** `directory`: which pages there are. A question goes into the page that its place among all ever sent says, and stays. */
export interface Directory {
  /** Questions ever sent. */
  sent: number;
  /** By page, those that still hold questions. */
  pages: Record<string, PageSummary>;
}

/** `page:<n>`: the questions of a page, oldest first, all words sealed. */
export interface Page {
  questions: SealedQuestion[];
}

/** `place:<id>`: the page that a question is in. */
export interface Place {
  page: number;
}

export const DIRECTORY = 'directory';
export const pageId = (n: number) => `page:${n}`;
export const placeId = (id: string) => `place:${id}`;

export const noPages: Directory = { sent: 0, pages: {} };
