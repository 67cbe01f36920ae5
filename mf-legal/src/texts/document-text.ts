/** What is said of a document beside the document itself, in plain language: short sentences, one idea each. */
export interface DocumentText {
  /** What the document is. */
  about: readonly [string, string];
  /** Who needs it; one reader a line. */
  readers: readonly string[];
  /** Where the text is published by the state; the centre's own papers have no such place. */
  official?: 'pravo.by';
  /** What else helps the reader. */
  advice?: readonly string[];
  /** Papers to bring along, where the page is about bringing papers. */
  papers?: readonly string[];
  /** Another page of the portal that goes on from here. */
  next?: { title: string; path: string };
}
