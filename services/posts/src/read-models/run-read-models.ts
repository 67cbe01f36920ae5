import type { Database } from '@portal/event-store/database';
import type { EventLog } from '@portal/event-store/log';
import { ProjectionRunner } from '@portal/event-store/projection-runner';
import type { ReadModel } from '@portal/event-store/read-model';
import { usersProjection } from '@portal/service-kit/users/projection';
import { commentsProjection } from './comments/projection.ts';
import { newsListProjection } from './news-list/projection.ts';

export interface ReadModels {
  newsList: ReadModel;
  comments: ReadModel;
  users: ReadModel;
}

interface Sources {
  authLog: EventLog;
  log: EventLog;
  db: Database['db'];
}

/** Keeps all read models of the service up to date until `stop` is called. */
export function runReadModels({ authLog, log, db }: Sources): ReadModels & { stop(): Promise<void> } {
  const newsList = new ProjectionRunner({ projection: newsListProjection, log, db });
  const comments = new ProjectionRunner({ projection: commentsProjection, log, db });
  const users = new ProjectionRunner({ projection: usersProjection, log: authLog, db });
  const stopped = new AbortController();
  const running = [newsList, comments, users].map((runner) => runner.run(stopped.signal));
  return {
    newsList,
    comments,
    users,
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
