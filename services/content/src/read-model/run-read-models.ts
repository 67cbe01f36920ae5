import type { Database } from '@portal/event-store/database';
import type { EventLog } from '@portal/event-store/log';
import { ProjectionRunner } from '@portal/event-store/projection-runner';
import type { ReadModel } from '@portal/event-store/read-model';
import { usersProjection } from '@portal/service-kit/users/projection';
import { contentProjection } from './projection.ts';

export interface ReadModels {
  content: ReadModel;
  /** Names of editors. */
  users: ReadModel;
}

interface Sources {
  authLog: EventLog;
  log: EventLog;
  db: Database['db'];
}

/** Keeps both read models of the service up to date until `stop` is called. */
export function runReadModels({ authLog, log, db }: Sources): ReadModels & { stop(): Promise<void> } {
  const content = new ProjectionRunner({ projection: contentProjection, log, db });
  const users = new ProjectionRunner({ projection: usersProjection, log: authLog, db });
  const stopped = new AbortController();
  const running = [content, users].map((runner) => runner.run(stopped.signal));
  return {
    content,
    users,
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
