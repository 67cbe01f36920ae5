import type { Mount } from '@portal/contracts/web/mount';
import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from '../simulator/machine.ts';

/** As in the style sheets of the frame. */
const phone = '(max-width: 699.98px)';

interface Changes {
  heading: RefObject<HTMLHeadingElement | null>;
  screen: number;
  /** A new object for every refused press, so that the same reason is said again. */
  notice: { refusal: Refusal } | null;
  hint: 0 | 1 | 2;
  words: string;
  announce: Mount['announce'];
}

/** Each change is said once: a new step by focus on its heading, notice and hint by the announcer. */
export function useSpokenChanges({ heading, screen, notice, hint, words, announce }: Changes) {
  const spoken = useRef(screen);

  useEffect(() => {
    // the first screen belongs to the page, whose heading the shell brings focus to
    if (spoken.current === screen) return;
    spoken.current = screen;
    heading.current?.focus({ preventScroll: true });
    // a small window has room for the whole scene only when nothing stands above it
    heading.current?.scrollIntoView({ block: matchMedia(phone).matches ? 'start' : 'nearest' });
  }, [heading, screen]);

  useEffect(() => {
    if (notice) announce(notice.refusal.reason);
  }, [notice, announce]);

  useEffect(() => {
    if (hint === 1) announce(`Подсказка. ${words}`);
    if (hint === 2) announce('Подсказка: нужное отмечено словом «Сюда».');
  }, [hint, words, announce]);
}
