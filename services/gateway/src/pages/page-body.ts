import type { Page } from '@portal/contracts/web/pages';
import { type Html, html } from './html.ts';
import type { PageContent } from './page-content.ts';
import { areaFragment, areaPage, fill, type Prerendered } from './prerendered.ts';

/** A page that can be read before any script has run, and the style sheets that it is seen with beside the shell's. */
export interface PageBody {
  html: string;
  styles: string[];
  /** Areas that lend the page parts. */
  lenders: string[];
}

/** @returns null when the build has no layout for the page: all of it is made by the shell then */
export function pageBody(page: Page, prerendered: Prerendered, content: PageContent): PageBody | null {
  const layout = prerendered.layouts.get(page.path);
  if (!layout) return null;
  const styles = new Set<string>();
  const lenders = new Set<string>();
  const drawn = (part: { html: string; styles: string[] } | undefined) => {
    for (const style of part?.styles ?? []) styles.add(style);
    return part?.html;
  };
  return {
    html: fill(layout.html, {
      title: content.title ?? page.title,
      page:
        content.html?.text ??
        inPlaceOfLoading(
          pageOfArea(page, drawn(areaPage(prerendered, page.owner, page.path))),
          content.loaded,
        ),
      query: content.query ?? '',
      results: content.results?.text ?? '',
      fragment: (area, name) => {
        lenders.add(area);
        // A page from data is exchanged for the area's own: its sheets are there in time for that too.
        const part = drawn(areaFragment(prerendered, area, name));
        return content.fragments?.[`${area} ${name}`]?.text ?? part ?? '';
      },
    }),
    styles: [...styles],
    lenders: [...lenders],
  };
}

/** `data-loading`: the mark of `@portal/ui/loading`. */
function inPlaceOfLoading(page: string, loaded: Html | undefined): string {
  if (!loaded) return page;
  return page.replace(/<p(?=[^>]*\sdata-loading)[^>]*>.*?<\/p>/s, () => loaded.text);
}

function pageOfArea({ title, owner, path }: Page, prerendered: string | undefined): string {
  if (prerendered === undefined) return html`<h1>${title}</h1><p>Загрузка...</p>${needsScript}`.text;
  return owner === 'mf-trainers' && path !== '/trainings'
    ? simulatorNeedsScript.text + prerendered
    : prerendered;
}

const ask = html`Если включить его не получается, <a href="/contacts">позвоните в центр</a>: сотрудники помогут.`;
const needsScript = html`<noscript><p>Эта страница работает с JavaScript. Включите его в настройках браузера. ${ask}</p></noscript>`;
const simulatorNeedsScript = html`<noscript><p>Это начало тренажёра. Чтобы пройти его, включите JavaScript в настройках браузера. ${ask}</p></noscript>`;
