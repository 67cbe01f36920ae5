import type { SearchAnswer, SearchKind, SearchResult } from '@portal/contracts/rest/search';
import type { ApiError, Mount } from '@portal/contracts/web/mount';
import { places } from '@portal/contracts/web/places';
import { PageHeading } from '@portal/ui/heading';
import { Loading } from '@portal/ui/loading';
import { use, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PrerenderContext } from '../prerender/prerender-context.ts';
import { SearchForm } from './search-form.tsx';

type Found = { query: string; results: SearchResult[] } | { query: string; failure: string };

/** `/poisk?q=`: finds pages, news, documents and simulators; the form works without JavaScript too. */
export function SearchPage({ api, announce }: Mount) {
  const prerendering = use(PrerenderContext);
  const [address, setAddress] = useSearchParams();
  const query = address.get('q')?.trim() ?? '';
  const [found, setFound] = useState<Found | null>(null);
  const current = found?.query === query ? found : null;

  useEffect(() => {
    if (query === '') return;
    const leaving = new AbortController();
    api.get<SearchAnswer>(`/api/search?q=${encodeURIComponent(query)}`, { signal: leaving.signal }).then(
      ({ results }) => {
        setFound({ query, results });
        announce(summary(results));
      },
      (error: ApiError) => leaving.signal.aborted || setFound({ query, failure: error.message }),
    );
    return () => leaving.abort();
  }, [api, announce, query]);

  return (
    <>
      <PageHeading>Поиск</PageHeading>
      <SearchForm query={prerendering ? places.query : query} onSearch={(q) => setAddress({ q })} />
      {prerendering && <div>{places.results}</div>}
      {query !== '' && !current && <Loading />}
      {current &&
        ('failure' in current ? (
          <p>{current.failure || 'Что-то пошло не так'}</p>
        ) : (
          <Results found={current.results} />
        ))}
    </>
  );
}

function Results({ found }: { found: SearchResult[] }) {
  return (
    <>
      <p>{summary(found)}</p>
      <ul>
        {found.map(({ path, title, excerpt, kind }) => (
          <li key={path}>
            <p>
              <a href={path}>{title}</a> — {names[kind]}
              <br />
              {excerpt}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const summary = (found: SearchResult[]) =>
  found.length > 0 ? `Найдено: ${found.length}` : 'Ничего не найдено. Попробуйте другое слово.';

const names: Record<SearchKind, string> = {
  page: 'страница',
  news: 'новость',
  document: 'документ',
  simulator: 'тренажёр',
};
