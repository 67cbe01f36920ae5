import { useEffect, useRef, useState } from 'react';
import { ScreenHistory } from './screen-history.ts';

/** Keeps the browser's history in step with the screens of a run. */
export function useScreenHistory(screen: number, onScreen: (screen: number) => void): ScreenHistory {
  const latest = useRef(onScreen);
  const [history] = useState(() => new ScreenHistory((to) => latest.current(to)));
  useEffect(() => {
    latest.current = onScreen;
  }, [onScreen]);
  useEffect(() => history.start(), [history]);
  useEffect(() => history.reach(screen), [history, screen]);
  return history;
}
