import { MemoryKeyStore } from '@portal/event-store/key-store';
import type { EventLog } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import { MemoryProjection } from '@portal/event-store/testing/memory-projection';
import { uuidv7 } from '@portal/event-store/uuid';
import { Vault } from '@portal/event-store/vault';
import type { Service } from '@portal/service-kit/create-service';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { createApp } from '../app.ts';
import type { AttachmentStore } from '../file/attachments.ts';
import { questionListProjection } from '../read-models/question-list/projection.ts';
import type { ReadModels } from '../read-models/run-read-models.ts';

export interface TestParts {
  auth: TestAuth;
  vault: Vault;
  log: EventLog;
  files: AttachmentStore;
  readModels: ReadModels & { stop(): void | Promise<void> };
}

export interface TestUser {
  id: string;
  headers: { authorization: string };
}

/** The whole service with real routes, rules and projections; whatever part is not given is in memory. */
export class TestQuestions {
  readonly app: Service;
  readonly parts: TestParts;

  private constructor(app: Service, parts: TestParts) {
    this.app = app;
    this.parts = parts;
  }

  static async start(given: Partial<TestParts> & { heartbeatMs?: number } = {}): Promise<TestQuestions> {
    const auth = given.auth ?? (await TestAuth.start());
    const log = given.log ?? new MemoryLog('QUESTIONS');
    const parts = {
      auth,
      log,
      vault: given.vault ?? new Vault(new MemoryKeyStore(), { cacheMs: 0 }),
      files: given.files ?? new MemoryObjects(),
      readModels: given.readModels ?? inMemory(log),
    };
    const { heartbeatMs } = given;
    const app = await createApp({ ...parts, authLog: auth.log, ...(heartbeatMs && { heartbeatMs }) });
    await app.ready();
    return new TestQuestions(app, parts);
  }

  async user(role: 'user' | 'admin'): Promise<TestUser> {
    const id = uuidv7();
    const { auth } = this.parts;
    const AUTH = role === 'admin' ? await auth.grantAdmin(id) : (await auth.log.info()).last;
    await this.app.sequences.reach({ AUTH });
    return { id, headers: await auth.headers(id) };
  }

  /** Resolves when the read models hold everything that was written. */
  async settled(): Promise<void> {
    await this.app.sequences.reach({ QUESTIONS: await this.events() });
  }

  /** How many events there are. */
  async events(): Promise<number> {
    return (await this.parts.log.info()).last;
  }

  /** Names of the stored files. */
  async stored(): Promise<string[]> {
    return (await this.parts.files.list()).map(({ name }) => name);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.parts.readModels.stop();
  }
}

function inMemory(log: EventLog): ReadModels & { stop(): void } {
  const questionList = new MemoryProjection(questionListProjection);
  const stopped = new AbortController();
  questionList.run(log, stopped.signal);
  return { questionList, stop: () => stopped.abort() };
}
