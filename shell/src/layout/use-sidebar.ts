import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { sidebarHidden, sidebarShown, sidebarToggled } from './layout-slice.ts';
import { isNarrow, useNarrow, whenNarrowChanges } from './narrow.ts';

/**
 * The sidebar's behaviour: '×' and the hamburger hand the focus to each other; as a drawer it closes by Escape and when a
 * page has been chosen; crossing the breakpoint puts it into that width's first state.
 */
export function useSidebar(pathname: string) {
  const hidden = useAppSelector((state) => state.layout.hidden);
  const dispatch = useAppDispatch();
  const drawer = useNarrow();
  const closeRef = useRef<HTMLButtonElement>(null);
  const openRef = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  function toggle() {
    pressed.current = true;
    dispatch(sidebarToggled());
  }

  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    (hidden ? openRef : closeRef).current?.focus();
  }, [hidden]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(() => {
    if (isNarrow()) dispatch(sidebarHidden());
  }, [pathname, dispatch]);

  useEffect(
    () => whenNarrowChanges(() => void dispatch(isNarrow() ? sidebarHidden() : sidebarShown())),
    [dispatch],
  );

  useEffect(() => {
    if (!drawer || hidden) return;
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      pressed.current = true;
      dispatch(sidebarHidden());
    }
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [drawer, hidden, dispatch]);

  return { hidden, covers: drawer && !hidden, toggle, closeRef, openRef };
}
