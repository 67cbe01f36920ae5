import type { Image } from '@portal/contracts/events/posts';
import type { Documents } from '@portal/event-store/projection';
import { KEPT_MS } from '../../post/restorable.ts';
import { type Retired, retiredId } from './documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (time: string) => time.slice(0, 10);

/**
 * Notes that a picture went out of use. By days, so that whoever asks which ones may still come back reads a few small
 * documents, however long the history is.
 */
export async function retire(documents: Documents, image: Image | null, at: string): Promise<void> {
  if (!image) return;
  const id = retiredId(dayOf(at));
  const retired = await documents.get<Retired>(id);
  documents.set(id, { images: [...(retired?.images ?? []), image.name] } satisfies Retired);
}

/** Ids of the documents with pictures that may still come back at `now` (milliseconds since 1970). */
export function retiredIds(now: number): string[] {
  const days = Math.ceil(KEPT_MS / DAY_MS) + 1;
  return Array.from({ length: days }, (_, n) => retiredId(dayOf(new Date(now - n * DAY_MS).toISOString())));
}
