import type { EventLog } from '@portal/event-store/log';
import type { ReadModel } from '@portal/event-store/read-model';
import type { Service } from '@portal/service-kit/create-service';
import { logEvents } from '../names.ts';
import type { NewsList } from '../read-models/news-list/news-list.ts';
import type { ImageStore } from './store.ts';
import { sweepImages } from './sweep.ts';

const FIRST_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;
const CATCH_UP_MS = 30_000;

interface Swept {
  images: ImageStore;
  log: EventLog;
  readModel: ReadModel;
  newsList: NewsList;
}

/** Sweeps unused pictures a minute after the start and then every hour. A sweep that fails is left to the next one. */
export function useImageSweep(app: Service, { images, log, readModel, newsList }: Swept): void {
  const inUse = async () => {
    // Only a read model that has caught up may say that nothing refers to a picture.
    await readModel.caughtUp((await log.info()).last, CATCH_UP_MS);
    return newsList.imageNames(Date.now());
  };
  const sweep = async () => {
    try {
      const removed = await sweepImages(images, inUse, Date.now());
      if (removed.length > 0) app.log.info({ event: logEvents.imagesSwept, removed: removed.length });
    } catch (error) {
      app.log.warn({ event: logEvents.imagesNotSwept, err: error });
    }
  };
  const first = setTimeout(sweep, FIRST_MS).unref();
  const hourly = setInterval(sweep, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(hourly);
  });
}
