import type { PrerenderedPage } from '@portal/contracts/web/prerendered';

/** What an area's code alone can say of its pages: everything but the names of files. */
export interface Markup {
  pages: Omit<PrerenderedPage, 'styles'>[];
  /** Names of the chunks of pages that are fetched late, by pattern. */
  chunks: Record<string, string>;
  /** HTML by name. */
  fragments: Record<string, string>;
}
