import type { Service } from '@portal/service-kit/create-service';
import { logEvents } from '../names.ts';
import { eraseLeftovers, type Leftovers } from './leftovers.ts';

const FIRST_MS = 10_000;
const EVERY_MS = 60 * 60 * 1000;

/** Looks for leftovers soon after the start and then every hour. A look that fails is left to the next one. */
export function useLeftovers(app: Service, leftovers: Leftovers): void {
  const look = async () => {
    try {
      const erased = await eraseLeftovers(leftovers, Date.now());
      if (erased > 0) app.log.info({ event: logEvents.leftoversErased, erased });
    } catch (error) {
      app.log.warn({ event: logEvents.leftoversNotErased, err: error });
    }
  };
  const first = setTimeout(look, FIRST_MS).unref();
  const hourly = setInterval(look, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(hourly);
  });
}
