import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { announce } from '../announcer/announcer.ts';
import { contentId, focusHeading } from './arrival.ts';

/** Applies the focus rule at every change of address, and begins a page that was not gone back to at its top. */
export function useArrival(pathname: string): void {
  const came = useNavigationType();
  const last = useRef(pathname);

  useLayoutEffect(() => {
    if (last.current !== pathname && came !== NavigationType.Pop) scrollTo(0, 0);
  }, [pathname, came]);

  useEffect(() => {
    const content = document.getElementById(contentId);
    if (last.current === pathname || !content) return;
    last.current = pathname;
    return focusHeading(content, (title) => announce(`Открыта страница: ${title}`));
  }, [pathname]);
}
