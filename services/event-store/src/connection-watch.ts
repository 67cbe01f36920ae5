import { setTimeout as pause } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';

/** Whether a connection has a server at the moment. The client tells of it by an iteration that lives as long as it. */
class ConnectionWatch {
  connected = true;
  readonly lost = new Set<() => void>();
  readonly found = new Set<() => void>();

  constructor(nc: NatsConnection) {
    this.#follow(nc);
  }

  async #follow(nc: NatsConnection): Promise<void> {
    for await (const { type } of nc.status()) {
      if (type === 'disconnect' || type === 'close') {
        this.connected = false;
        for (const listener of [...this.lost]) listener();
      }
      if (type === 'reconnect') {
        this.connected = true;
        for (const listener of [...this.found]) listener();
      }
    }
  }
}

const watches = new WeakMap<NatsConnection, ConnectionWatch>();

function watchOf(nc: NatsConnection): ConnectionWatch {
  const known = watches.get(nc);
  if (known) return known;
  const watch = new ConnectionWatch(nc);
  watches.set(nc, watch);
  return watch;
}

/** Must be called right after connecting, since what happened before is not known. */
export function watchConnection(nc: NatsConnection): void {
  watchOf(nc);
}

export function isConnected(nc: NatsConnection): boolean {
  return watchOf(nc).connected;
}

/** Calls `listener` each time the connection loses its server or is closed. @returns a function that ends it */
export function onDisconnect(nc: NatsConnection, listener: () => void): () => void {
  const { lost } = watchOf(nc);
  lost.add(listener);
  return () => lost.delete(listener);
}

/**
 * Waits for a server, `timeoutMs` at most. A request made while there is none gets lost, and its sender waits for the
 * whole time-out.
 * @returns whether there is one
 */
export async function untilConnected(nc: NatsConnection, timeoutMs: number): Promise<boolean> {
  const watch = watchOf(nc);
  if (watch.connected || nc.isClosed()) return watch.connected;
  const found = new AbortController();
  const listener = () => found.abort();
  watch.found.add(listener);
  await pause(Math.max(timeoutMs, 0), undefined, { signal: found.signal }).catch(() => {});
  watch.found.delete(listener);
  return watch.connected;
}

/**
 * The answer to a request, or an error as soon as the connection is lost: no answer will come then, but the request does
 * not fail, it waits its time-out out.
 */
export async function orDisconnect<T>(nc: NatsConnection, answer: Promise<T>): Promise<T> {
  const loss = Promise.withResolvers<never>();
  const forget = onDisconnect(nc, () => loss.reject(new Error('the connection was lost before the answer')));
  try {
    return await Promise.race([answer, loss.promise]);
  } finally {
    forget();
  }
}
