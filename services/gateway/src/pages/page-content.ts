import type { Html } from './html.ts';

/** What is said of a page when more is known than its table says: a post's own title, the page's own HTML. */
export interface PageContent {
  title?: string;
  description?: string;
  /** The page itself, for readers without JavaScript; the shell takes it over. */
  html?: Html;
  /** Stands where the prerendered page says that it is loading; around it the page stays as its area has made it. */
  loaded?: Html;
  /** Parts that areas lend to the page, by '<area> <name>'. */
  fragments?: Readonly<Record<string, Html>>;
  /** Of the search page: what was looked for, and what was found. */
  query?: string;
  results?: Html;
  /** For previews: path of a picture, and what it shows. */
  image?: { path: string; alt: string };
  /** Path and query of the page that these words are at, where its pattern does not say. */
  canonical?: string;
  /** Answers that the page's code would ask for first, by their address: it need not ask then. */
  answers?: Readonly<Record<string, unknown>>;
  /** A post that whoever gets the page looks at. */
  postId?: string;
  /** 200 unless said otherwise. */
  status?: 404;
}
