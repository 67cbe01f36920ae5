import type { Database } from '@portal/event-store/database';
import type { EventLog } from '@portal/event-store/log';
import { ProjectionRunner } from '@portal/event-store/projection-runner';
import type { ReadModel } from '@portal/event-store/read-model';
import { questionListProjection } from './question-list/projection.ts';

export interface ReadModels {
  questionList: ReadModel;
}

/** Keeps all read models of the service up to date until `stop` is called. */
export function runReadModels(log: EventLog, db: Database['db']): ReadModels & { stop(): Promise<void> } {
  const questionList = new ProjectionRunner({ projection: questionListProjection, log, db });
  const stopped = new AbortController();
  const running = questionList.run(stopped.signal);
  return {
    questionList,
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
