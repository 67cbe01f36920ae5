/**
 * Whatever has come by the time the consumer asks, as one batch: single items while it is quick, more of them the longer
 * each batch takes. Ends, or fails, as the source does, after the last batch. The consumer must see to it that the source
 * ends when it leaves early.
 */
export async function* inBatches<T>(source: AsyncIterable<T>, limit: number): AsyncGenerator<T[]> {
  let waiting: T[] = [];
  let ended: { error?: unknown } | undefined;
  let arrived = Promise.withResolvers<void>();
  let taken = Promise.withResolvers<void>();

  const fill = async () => {
    for await (const item of source) {
      waiting.push(item);
      arrived.resolve();
      if (waiting.length >= limit) await taken.promise;
    }
  };
  fill().then(
    () => {
      ended = {};
      arrived.resolve();
    },
    (error) => {
      ended = { error };
      arrived.resolve();
    },
  );

  for (;;) {
    await arrived.promise;
    if (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      if (!ended) arrived = Promise.withResolvers();
      taken.resolve();
      taken = Promise.withResolvers();
      yield batch;
    } else if (ended) {
      if ('error' in ended) throw ended.error;
      return;
    }
  }
}
