import type { NatsConnection } from '@nats-io/transport-node';

const listeners = new WeakMap<NatsConnection, Set<() => void>>();

/** Calls `listener` each time the connection loses its server or is closed. @returns a function that ends it */
export function onDisconnect(nc: NatsConnection, listener: () => void): () => void {
  const known = listeners.get(nc) ?? watch(nc);
  known.add(listener);
  return () => known.delete(listener);
}

/** One iteration of `status()` per connection, since each lives as long as the connection. */
function watch(nc: NatsConnection): Set<() => void> {
  const all = new Set<() => void>();
  listeners.set(nc, all);
  const follow = async () => {
    for await (const { type } of nc.status()) {
      if (type === 'disconnect' || type === 'close') for (const listener of all) listener();
    }
  };
  follow();
  return all;
}
