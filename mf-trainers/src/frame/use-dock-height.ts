import { type RefObject, useEffect } from 'react';

/** More of the window than this may not be taken by what stays at its edge: large text on a small phone needs the room. */
const most = 0.34;

/**
 * Tells the style sheets how much of the window's lower edge the dock takes (`--dock-height` on the root, for focus that
 * must not end up behind it and for other things that float there), and lets it scroll away when that is too much.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;

    function measure() {
      const tall = element!.offsetHeight > innerHeight * most;
      element!.toggleAttribute('data-tall', tall);
      const stays = getComputedStyle(element!).position === 'sticky';
      root.style.setProperty('--dock-height', `${stays ? element!.offsetHeight : 0}px`);
    }

    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      root.style.removeProperty('--dock-height');
    };
  }, [dock]);
}
