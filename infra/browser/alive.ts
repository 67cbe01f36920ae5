import type { Page } from '@playwright/test';

/** What a page has going on of itself. */
export interface Alive {
  /** Set and neither over nor cleared. */
  timers: number;
  /** Of the window and the document, by type. */
  listeners: Record<string, number>;
  /** States of the audio contexts made so far. */
  audio: AudioContextState[];
}

/** Counts timers, listeners and sounds of the page's documents from their very beginning. */
export async function countAlive(page: Page): Promise<() => Promise<Alive>> {
  await page.addInitScript(count);
  return () => page.evaluate(() => (window as unknown as { alive: () => Alive }).alive());
}

/** In the page. */
function count() {
  const timers = new Set<number>();
  const listeners = new Set<string>();
  const types = new Map<string, string>();
  const names = new WeakMap<object, number>();
  const contexts: AudioContext[] = [];
  let named = 0;

  for (const [set, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const [begin, end] = [window[set] as (work: () => void, ms?: number) => number, window[clear]];
    Object.assign(window, {
      [set]: (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
        const id = begin(() => {
          if (set === 'setTimeout') timers.delete(id);
          work(...given);
        }, ms);
        timers.add(id);
        return id;
      },
      [clear]: (id: number) => {
        timers.delete(id);
        end(id);
      },
    });
  }

  const nameOf = (listener: object) => {
    if (!names.has(listener)) names.set(listener, ++named);
    return names.get(listener);
  };
  for (const [place, target] of Object.entries({ window, document })) {
    const [add, remove] = [target.addEventListener, target.removeEventListener];
    const keyOf = (type: string, listener: object, options: unknown) => {
      const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
      return `${place} ${type} ${nameOf(listener)} ${Boolean(capture)}`;
    };
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const key = keyOf(type, listener, options);
      listeners.add(key);
      types.set(key, type);
      options?.signal?.addEventListener('abort', () => listeners.delete(key));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      listeners.delete(keyOf(type, listener, options));
      remove.call(target, type, listener, options);
    };
  }

  const Original = window.AudioContext;
  window.AudioContext = class extends Original {
    constructor() {
      super();
      contexts.push(this);
    }
  };

  Object.assign(window, {
    alive: (): Alive => ({
      timers: timers.size,
      listeners: Object.fromEntries(
        Object.entries(Object.groupBy(listeners, (key) => types.get(key)!)).map(([type, all]) => [
          type,
          all!.length,
        ]),
      ),
      audio: contexts.map(({ state }) => state),
    }),
  });
}
