import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '@portal/service-kit/create-service';
import type { Directory } from '../directory/directory.ts';
import { logEvents } from '../names.ts';
import type { Departure } from './departure.ts';

const LOOK_EVERY_MS = 60_000;
/** A request that is under way finishes by itself; whoever is leaving for longer was left behind by a crash or a fault. */
const OWN_TIME_MS = 10_000;

/** Brings to its end what a crash or an unreachable log has left undone: at the start, and every minute. */
export function useDepartures(app: Service, directory: Directory, departure: Departure): void {
  const stop = new AbortController();
  let working: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    working = work();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await working;
  });

  async function work(): Promise<void> {
    const { signal } = stop;
    await directory.ready(signal);
    while (!signal.aborted) {
      for (const userId of directory.leavingSince(Date.now() - OWN_TIME_MS)) {
        await departure.finish(userId).then(
          () => app.log.info({ event: logEvents.departureFinished }, 'A deletion was brought to its end.'),
          (error: unknown) => app.log.warn({ event: logEvents.departureDelayed, err: error }),
        );
      }
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}
