import type { Documents } from '@portal/event-store/projection';
import type { ReadModel } from '@portal/event-store/read-model';
import {
  HISTORY_PAGE,
  type HistoryCount,
  type HistoryEntry,
  type HistoryPage,
  historyId,
  historyPageId,
} from './documents.ts';

/** Adds an entry to the history of a topic. */
export async function remember(of: string, entry: HistoryEntry, documents: Documents): Promise<void> {
  const { changes } = (await documents.get<HistoryCount>(historyId(of))) ?? { changes: 0 };
  const pageId = historyPageId(of, Math.floor(changes / HISTORY_PAGE));
  const page = (await documents.get<HistoryPage>(pageId)) ?? { entries: [] };
  documents.set(pageId, { entries: [...page.entries, entry] } satisfies HistoryPage);
  documents.set(historyId(of), { changes: changes + 1 } satisfies HistoryCount);
}

/** How many pages of the past one look brings: a hundred changes and a few. */
const PAGES = 6;

/** The last hundred changes of a topic, newest first. */
export async function recall(
  of: string,
  readModel: Pick<ReadModel, 'get' | 'getMany'>,
): Promise<HistoryEntry[]> {
  const { changes } = (await readModel.get<HistoryCount>(historyId(of))) ?? { changes: 0 };
  const last = Math.floor(changes / HISTORY_PAGE);
  const ids = Array.from({ length: Math.min(PAGES, last + 1) }, (_, back) => historyPageId(of, last - back));
  const pages = await readModel.getMany<HistoryPage>(ids);
  return pages.flatMap((page) => page?.entries.toReversed() ?? []).slice(0, 100);
}
