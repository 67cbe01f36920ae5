import type { SearchKind, SearchResult } from '@portal/contracts/rest/search';
import { type FindOptions, find } from '../../search/find.ts';
import { type Html, html } from '../html.ts';
import type { PageContent } from '../page-content.ts';

const LONGEST = 200;

/** `/poisk?q=`: the form of the shell's page, and what was found. */
export async function searchPage(options: FindOptions, search: URLSearchParams): Promise<PageContent> {
  const query = (search.get('q') ?? '').slice(0, LONGEST);
  if (query.trim() === '') return {};
  const answer = await find(options, query);
  return {
    query,
    answers: { [`/api/search?q=${encodeURIComponent(query)}`]: answer },
    results: results(answer.results),
  };
}

function results(found: SearchResult[]): Html {
  if (found.length === 0) return html`<p>Ничего не найдено. Попробуйте другое слово.</p>`;
  return html`<p>Найдено: ${found.length}</p><ul>${found.map(
    ({ title, path, excerpt, kind }) =>
      html`<li><p><a href="${path}">${title}</a> — ${names[kind]}<br>${excerpt}</p></li>`,
  )}</ul>`;
}

const names: Record<SearchKind, string> = {
  page: 'страница',
  news: 'новость',
  document: 'документ',
  simulator: 'тренажёр',
};
