import { useEffect, useState } from 'react';
import { ScreenHistory } from './screen-history.ts';

/** Keeps the browser's history in step with the screens of a run. */
export function useScreenHistory(screen: number, onScreen: (screen: number) => void): ScreenHistory {
  const [history] = useState(() => new ScreenHistory(onScreen));
  useEffect(() => history.start(), [history]);
  useEffect(() => history.reach(screen), [history, screen]);
  return history;
}
