import type { EventLog } from '@portal/event-store/log';
import { MemoryProjection } from '@portal/event-store/testing/memory-projection';
import { usersProjection } from '@portal/service-kit/users/projection';
import { commentsProjection } from '../read-models/comments/projection.ts';
import { newsListProjection } from '../read-models/news-list/projection.ts';
import type { ReadModels } from '../read-models/run-read-models.ts';

/** All read models of the service, in memory. */
export function memoryReadModels(authLog: EventLog, log: EventLog): ReadModels & { stop(): void } {
  const newsList = new MemoryProjection(newsListProjection);
  const comments = new MemoryProjection(commentsProjection);
  const users = new MemoryProjection(usersProjection);
  const stopped = new AbortController();
  newsList.run(log, stopped.signal);
  comments.run(log, stopped.signal);
  users.run(authLog, stopped.signal);
  return { newsList, comments, users, stop: () => stopped.abort() };
}
