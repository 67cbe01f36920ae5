import { follow } from '@portal/event-store/follow';
import type { EventLog } from '@portal/event-store/log';
import type { Vault } from '@portal/event-store/vault';
import { createService, type Service } from '@portal/service-kit/create-service';
import { useForms } from '@portal/service-kit/form';
import { useReadModel } from '@portal/service-kit/read-model';
import { type AttachmentStore, Attachments } from './file/attachments.ts';
import { useFileRoutes } from './file/routes.ts';
import { useLeftovers } from './forgetting/use-leftovers.ts';
import { Listeners } from './live/listeners.ts';
import { useLiveRoutes } from './live/routes.ts';
import { QuestionAnswers } from './question/answers.ts';
import { QuestionCommands } from './question/commands.ts';
import { useQuestionRoutes } from './question/routes.ts';
import { useSendRoute } from './question/send-route.ts';
import { SealedQuestions } from './read-models/question-list/question-list.ts';
import type { ReadModels } from './read-models/run-read-models.ts';

export interface QuestionsOptions {
  /** Stream AUTH: who may sign tokens, and the administrators. */
  authLog: EventLog;
  /** Stream QUESTIONS. */
  log: EventLog;
  /** Makes, uses and erases the keys of questions. */
  vault: Vault;
  /** Where sealed files are kept. */
  files: AttachmentStore;
  readModels: ReadModels;
  /** Silent without one. */
  logLevel?: string;
  /** Between two signs of life of a live stream, in milliseconds. */
  heartbeatMs?: number;
}

/** The service as a Fastify instance; the caller runs the read models and ends them after `close()`. */
export async function createApp(options: QuestionsOptions): Promise<Service> {
  const { authLog, log, vault, files, readModels, heartbeatMs, logLevel = 'silent' } = options;
  const app = await createService({ name: 'questions', authLog, logLevel });
  await useForms(app);
  useReadModel(app, log, readModels.questionList);
  app.health.add('log', async () => {
    await log.info();
  });

  const attachments = new Attachments(files, vault);
  const commands = new QuestionCommands(log, vault, attachments);
  const questions = new SealedQuestions(readModels.questionList);
  const listeners = new Listeners(vault);

  useSendRoute(app, commands);
  useQuestionRoutes(app, commands, new QuestionAnswers(questions, vault));
  useFileRoutes(app, { log, vault, attachments });
  useLiveRoutes(app, { listeners, questions, readModel: readModels.questionList, heartbeatMs });
  useLeftovers(app, { questions, commands, attachments, vault });
  keepCurrent(app, log, [commands.aggregates, listeners]);
  return app;
}

/** Feeds what is in memory with what is appended, here or elsewhere. */
function keepCurrent(app: Service, log: EventLog, followers: Parameters<typeof follow>[1]): void {
  const stop = new AbortController();
  const followed = follow(log, followers, stop.signal);
  app.addHook('onClose', async () => {
    stop.abort();
    await followed;
  });
}
