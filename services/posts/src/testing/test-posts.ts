import { MemoryKeyStore } from '@portal/event-store/key-store';
import type { EventLog } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import { uuidv7 } from '@portal/event-store/uuid';
import { Vault } from '@portal/event-store/vault';
import type { Service } from '@portal/service-kit/create-service';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { createApp } from '../app.ts';
import type { ImageStore } from '../image/store.ts';
import type { ReadModels } from '../read-models/run-read-models.ts';
import { memoryReadModels } from './memory-read-models.ts';

export interface TestParts {
  auth: TestAuth;
  vault: Vault;
  log: EventLog;
  images: ImageStore;
  readModels: ReadModels & { stop(): void | Promise<void> };
}

export interface TestUser {
  id: string;
  headers: { authorization: string };
}

/** The whole service with real routes, rules and projections; whatever part is not given is in memory. */
export class TestPosts {
  readonly app: Service;
  readonly parts: TestParts;

  private constructor(app: Service, parts: TestParts) {
    this.app = app;
    this.parts = parts;
  }

  static async start(given: Partial<TestParts> = {}): Promise<TestPosts> {
    const auth = given.auth ?? (await TestAuth.start());
    const log = given.log ?? new MemoryLog('POSTS');
    const parts = {
      auth,
      log,
      vault: given.vault ?? new Vault(new MemoryKeyStore(), { cacheMs: 0 }),
      images: given.images ?? new MemoryObjects(),
      readModels: given.readModels ?? memoryReadModels(auth.log, log),
    };
    const app = await createApp({ ...parts, authLog: auth.log });
    await app.ready();
    return new TestPosts(app, parts);
  }

  /** A registered user, with the headers of their requests. */
  async user(name: string, role: 'user' | 'admin' = 'user'): Promise<TestUser> {
    const { auth, vault } = this.parts;
    const id = uuidv7();
    await vault.createKey(`keys.user.${id}`);
    const sealed = await vault.seal(`keys.user.${id}`, name);
    const registered = { type: 'portal.user.registered.v1', data: { userId: id, name: sealed } };
    const subject = `auth.user.${id}`;
    let { sequence } = await auth.log.append([{ subject, expected: 0, events: [registered] }]);
    if (role === 'admin') sequence = await auth.grantAdmin(id);
    await this.app.sequences.reach({ AUTH: sequence });
    return { id, headers: await auth.headers(id) };
  }

  /** Resolves when the read models hold everything that was written. */
  async settled(): Promise<void> {
    await this.app.sequences.reach({ POSTS: await this.events() });
  }

  /** How many events there are. */
  async events(): Promise<number> {
    return (await this.parts.log.info()).last;
  }

  /** Names of the stored pictures. */
  async pictures(): Promise<string[]> {
    return (await this.parts.images.list()).map(({ name }) => name);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.parts.readModels.stop();
  }
}
