import { documentPages } from '@portal/contracts/content/document-pages';
import type { SearchKind } from '@portal/contracts/rest/search';
import { pages } from '@portal/contracts/web/pages';
import { areaPage } from '../pages/prerendered.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { Entry } from './search-index.ts';
import { textOf } from './words.ts';

/** What visitors may look for among the pages: those with a description, with the words that the builds have drawn. */
export function pageEntries({ id, prerendered }: Pick<WebBuild, 'id' | 'prerendered'>): Entry[] {
  return pages.flatMap(({ path, owner, title, description }) => {
    if (!description || path.includes(':')) return [];
    const html =
      areaPage(prerendered, owner, path)?.html ?? mainOf(prerendered.layouts.get(path)?.html ?? '');
    return [{ path, title, description, text: textOf(html), kind: kindOf(path), version: id }];
  });
}

const documents = new Set<string>(documentPages.map((name) => `/${name}`));

function kindOf(path: string): SearchKind {
  if (documents.has(path)) return 'document';
  return path.startsWith('/trainings/') ? 'simulator' : 'page';
}

/** A page of the shell's own, without the layout; places for other parts are no words. */
function mainOf(layout: string): string {
  return (/<main\b[^>]*>([\s\S]*)<\/main>/.exec(layout)?.[1] ?? '').replace(/⟦[^⟧]*⟧/g, ' ');
}
