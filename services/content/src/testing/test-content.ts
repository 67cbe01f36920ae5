import { defaultFrameSources } from '@portal/contracts/content/frame-sources';
import { MemoryKeyStore } from '@portal/event-store/key-store';
import type { EventLog } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import { MemoryProjection } from '@portal/event-store/testing/memory-projection';
import { uuidv7 } from '@portal/event-store/uuid';
import { Vault } from '@portal/event-store/vault';
import type { Service } from '@portal/service-kit/create-service';
import { multipart } from '@portal/service-kit/testing/multipart';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { usersProjection } from '@portal/service-kit/users/projection';
import { createApp } from '../app.ts';
import type { DocumentStore } from '../document/document-files.ts';
import { contentProjection } from '../read-model/projection.ts';
import type { ReadModels } from '../read-model/run-read-models.ts';

export interface TestParts {
  auth: TestAuth;
  vault: Vault;
  log: EventLog;
  documents: DocumentStore & Pick<MemoryObjects, 'list'>;
  readModels: ReadModels & { stop(): void | Promise<void> };
}

export interface TestUser {
  id: string;
  headers: { authorization: string };
}

function memoryReadModels(authLog: EventLog, log: EventLog): TestParts['readModels'] {
  const content = new MemoryProjection(contentProjection);
  const users = new MemoryProjection(usersProjection);
  const stopped = new AbortController();
  void content.run(log, stopped.signal);
  void users.run(authLog, stopped.signal);
  return { content, users, stop: () => stopped.abort() };
}

/** The whole service with real routes, rules and projections; whatever part is not given is in memory. */
export class TestContent {
  readonly app: Service;
  readonly parts: TestParts;

  private constructor(app: Service, parts: TestParts) {
    this.app = app;
    this.parts = parts;
  }

  static async start(given: Partial<TestParts> = {}): Promise<TestContent> {
    const auth = given.auth ?? (await TestAuth.start());
    const log = given.log ?? new MemoryLog('CONTENT');
    const parts = {
      auth,
      log,
      vault: given.vault ?? new Vault(new MemoryKeyStore(), { cacheMs: 0 }),
      documents: given.documents ?? new MemoryObjects(),
      readModels: given.readModels ?? memoryReadModels(auth.log, log),
    };
    const app = await createApp({ ...parts, authLog: auth.log, frameSources: defaultFrameSources });
    await app.ready();
    return new TestContent(app, parts);
  }

  /** A registered user, with the headers of their requests. */
  async user(name: string, role: 'user' | 'admin' = 'user'): Promise<TestUser> {
    const { auth, vault } = this.parts;
    const id = uuidv7();
    await vault.createKey(`keys.user.${id}`);
    const sealed = await vault.seal(`keys.user.${id}`, name);
    const registered = { type: 'portal.user.registered.v1', data: { userId: id, name: sealed } };
    let { sequence } = await auth.log.append([
      { subject: `auth.user.${id}`, expected: 0, events: [registered] },
    ]);
    if (role === 'admin') sequence = await auth.grantAdmin(id);
    await this.app.sequences.reach({ AUTH: sequence });
    return { id, headers: await auth.headers(id) };
  }

  /** Answers a GET from a read model that holds everything that was written. */
  async read(path: string, headers: Record<string, string> = {}) {
    await this.app.sequences.reach({ CONTENT: (await this.parts.log.info()).last });
    return this.app.inject({ method: 'GET', url: path, headers });
  }

  /** Uploads a PDF for a page. */
  async upload(
    user: TestUser,
    page: string,
    fields: Record<string, string | Buffer>,
    headers: Record<string, string> = {},
  ) {
    const form = await multipart(fields);
    return this.app.inject({
      ...{ method: 'PUT', url: `/api/content/documents/${page}`, payload: form.payload },
      headers: { ...user.headers, ...form.headers, ...headers },
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.parts.readModels.stop();
  }
}
