import type { Page } from '@portal/contracts/web/pages';
import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '../store/hooks.ts';

/** Pages that are texts to read; the simulators have a button of their own at each step. */
const isArticle = ({ path, owner }: Page) =>
  owner === 'mf-legal' || path === '/news/:id' || path === '/dostupnost';

/** The button 'Прослушать' for pages that are articles, fetched where it can be of use. */
export function useListenBar(page: Page): ComponentType | null {
  const wanted = useAppSelector((state) => state.display.speech);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const useful = wanted && isArticle(page);

  useEffect(() => {
    if (!useful || typeof speechSynthesis === 'undefined') return;
    let left = false;
    import(/* webpackChunkName: 'listen-bar' */ './listen-bar.tsx').then(
      ({ ListenBar }) => !left && setBar(() => ListenBar),
      (error: unknown) => console.error('Reading aloud could not be loaded', error),
    );
    return () => {
      left = true;
    };
  }, [useful]);

  return useful ? Bar : null;
}
