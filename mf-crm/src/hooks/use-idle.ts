import { useEffect, useEffectEvent, useState } from 'react';

/** ARCHITECTURE.md, 'REST details': 30 idle minutes in the cabinet. Milliseconds. */
export const IDLE_MS = 30 * 60_000;
/** The warning comes this long before. */
export const WARNING_MS = 2 * 60_000;
const LOOK_EVERY_MS = 1_000;
/** Windows of one browser tell each other that somebody is there, at most this often. */
const TELL_EVERY_MS = 10_000;
const KEY = 'crm.active';

export interface Idle {
  /** When the session will end for want of use (milliseconds since 1970); null while somebody is at work. */
  endsAt: number | null;
  /** Somebody is there after all. */
  stay: () => void;
}

/**
 * Tells whether somebody works in the cabinet, in this window or another one. Once the warning is shown, only `stay` ends
 * it: a key that is pressed to reach its button must not take the warning away. Calls `onIdle` when the time is over.
 */
export function useIdle(onIdle: () => void): Idle {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [watch] = useState(() => new ActivityWatch());
  const over = useEffectEvent(onIdle);

  useEffect(() => {
    watch.noticed();
    const look = () => {
      const end = watch.last() + IDLE_MS;
      const left = end - Date.now();
      if (left <= 0) return over();
      setEndsAt(left <= WARNING_MS ? end : null);
    };
    const act = () => {
      if (watch.last() + IDLE_MS - Date.now() > WARNING_MS) watch.noticed();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    // A machine that slept through it, or a window in the background, whose timers are slowed down.
    document.addEventListener('visibilitychange', look);
    for (const event of ['pointerdown', 'keydown', 'wheel'] as const) document.addEventListener(event, act);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const event of ['pointerdown', 'keydown', 'wheel'] as const)
        document.removeEventListener(event, act);
    };
  }, [watch]);

  return {
    endsAt,
    stay() {
      watch.noticed({ tell: true });
      setEndsAt(null);
    },
  };
}

/** When somebody last did something, here or in another window. */
class ActivityWatch {
  #last = Date.now();
  #told = 0;

  noticed({ tell = false } = {}): void {
    this.#last = Date.now();
    if (!tell && this.#last - this.#told < TELL_EVERY_MS) return;
    this.#told = this.#last;
    try {
      localStorage.setItem(KEY, String(this.#last));
    } catch {
      // this window counts for itself then
    }
  }

  last(): number {
    try {
      return Math.max(this.#last, Number(localStorage.getItem(KEY)));
    } catch {
      return this.#last;
    }
  }
}
