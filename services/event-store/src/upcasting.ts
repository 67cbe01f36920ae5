import type { NewEvent } from './log.ts';

/**
 * By the type of an outdated event, what it is called and what it holds one version later. An upcaster may return a type
 * that has an upcaster of its own: versions form a chain, so each step is written once.
 */
export type Upcasters = Readonly<Record<string, (data: never) => NewEvent>>;

/** The event in its newest version; the same object when it is that already. Terminates only if the chain has no circle. */
export function upcast<E extends NewEvent>(event: E, upcasters: Upcasters): E {
  let current = event;
  for (;;) {
    const step = upcasters[current.type];
    if (!step) return current;
    current = { ...current, ...step(current.data as never) };
  }
}
