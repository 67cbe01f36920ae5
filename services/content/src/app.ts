import { follow } from '@portal/event-store/follow';
import type { EventLog } from '@portal/event-store/log';
import { createService, type Service } from '@portal/service-kit/create-service';
import { useForms } from '@portal/service-kit/form';
import { useReadModel } from '@portal/service-kit/read-model';
import { Names, type Opener } from '@portal/service-kit/users/names';
import { DocumentCommands } from './document/commands.ts';
import { DocumentFiles, type DocumentStore } from './document/document-files.ts';
import { useDocumentFiles, useDocumentRoutes } from './document/routes.ts';
import { EditorAnswers } from './editor-answers.ts';
import { FactCommands } from './fact/commands.ts';
import { useFactRoutes } from './fact/routes.ts';
import { PlaceCommands } from './place/commands.ts';
import { usePlaceRoutes } from './place/routes.ts';
import { PublicAnswers } from './public-answers.ts';
import type { ReadModels } from './read-model/run-read-models.ts';
import { useEditorRoutes, usePublicRoutes } from './read-routes.ts';

export interface ContentOptions {
  /** Stream AUTH: who may sign tokens, the administrators, and names of editors. */
  authLog: EventLog;
  /** Stream CONTENT. */
  log: EventLog;
  /** Opens the names of editors. */
  vault: Opener;
  documents: DocumentStore;
  readModels: ReadModels;
  /** Origins that pages may frame, as in the gateway's policy. */
  frameSources: readonly string[];
  /** Silent without one. */
  logLevel?: string;
}

/** The service as a Fastify instance; the caller runs the read models and ends them after `close()`. */
export async function createApp(options: ContentOptions): Promise<Service> {
  const { authLog, log, vault, readModels, frameSources, logLevel = 'silent' } = options;
  const app = await createService({ name: 'content', authLog, logLevel });
  await useForms(app);
  useReadModel(app, log, readModels.content);
  useReadModel(app, authLog, readModels.users);
  app.health.add('log', async () => {
    await log.info();
  });

  const { content } = readModels;
  const files = new DocumentFiles(options.documents);
  const facts = new FactCommands(log);
  const places = new PlaceCommands(log, content);
  const documents = new DocumentCommands(log, files);
  const editing = new EditorAnswers({ content, names: new Names(readModels.users, vault), frameSources });

  usePublicRoutes(app, new PublicAnswers(content));
  useEditorRoutes(app, editing);
  useFactRoutes(app, facts, editing, frameSources);
  usePlaceRoutes(app, places, editing, frameSources);
  useDocumentRoutes(app, documents, editing);
  useDocumentFiles(app, content, files);
  keepCurrent(app, log, [facts.aggregates, places.aggregates, documents.aggregates]);
  return app;
}

/** Feeds the aggregates in memory with what other writers append. */
function keepCurrent(app: Service, log: EventLog, followers: Parameters<typeof follow>[1]): void {
  const stop = new AbortController();
  const followed = follow(log, followers, stop.signal);
  app.addHook('onClose', async () => {
    stop.abort();
    await followed;
  });
}
