import { MemoryKeyStore } from '@portal/event-store/key-store';
import type { EventLog } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { uuidv7 } from '@portal/event-store/uuid';
import { Vault } from '@portal/event-store/vault';
import type { Service } from '@portal/service-kit/create-service';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { createApp } from '../app.ts';
import { MemoryImageStore } from '../image/testing/memory-store.ts';
import { commentsProjection } from '../read-models/comments/projection.ts';
import { newsListProjection } from '../read-models/news-list/projection.ts';
import { usersProjection } from '../read-models/users/projection.ts';
import { MemoryProjection } from './memory-projection.ts';

/** The whole service in memory: real routes, rules and projections, on logs without a server. */
export class TestPosts {
  readonly app: Service;
  readonly auth: TestAuth;
  readonly log: EventLog;
  readonly images: MemoryImageStore;
  readonly vault: Vault;
  readonly #stop: AbortController;

  private constructor(
    parts: Pick<TestPosts, 'app' | 'auth' | 'log' | 'images' | 'vault'>,
    stop: AbortController,
  ) {
    this.app = parts.app;
    this.auth = parts.auth;
    this.log = parts.log;
    this.images = parts.images;
    this.vault = parts.vault;
    this.#stop = stop;
  }

  static async start(log: EventLog = new MemoryLog('POSTS')): Promise<TestPosts> {
    const auth = await TestAuth.start();
    const images = new MemoryImageStore();
    const vault = new Vault(new MemoryKeyStore(), { cacheMs: 0 });
    const newsList = new MemoryProjection(newsListProjection);
    const comments = new MemoryProjection(commentsProjection);
    const users = new MemoryProjection(usersProjection);
    const stop = new AbortController();
    newsList.run(log, stop.signal);
    comments.run(log, stop.signal);
    users.run(auth.log, stop.signal);
    const readModels = { newsList, comments, users };
    const app = await createApp({ authLog: auth.log, log, vault, images, readModels });
    await app.ready();
    return new TestPosts({ app, auth, log, images, vault }, stop);
  }

  /** A registered user; answers the headers of their requests. */
  async user(name: string, role: 'user' | 'admin' = 'user'): Promise<TestUser> {
    const id = uuidv7();
    await this.vault.createKey(`keys.user.${id}`);
    const sealed = await this.vault.seal(`keys.user.${id}`, name);
    const registered = { type: 'portal.user.registered.v1', data: { userId: id, name: sealed } };
    let { sequence } = await this.auth.log.append([
      { subject: `auth.user.${id}`, expected: 0, events: [registered] },
    ]);
    if (role === 'admin') sequence = await this.auth.grantAdmin(id);
    await this.app.sequences.reach({ AUTH: sequence });
    return { id, headers: await this.auth.headers(id) };
  }

  /** Resolves when the read models hold everything that was written. */
  async settled(): Promise<void> {
    await this.app.sequences.reach({ POSTS: (await this.log.info()).last });
  }

  async events(): Promise<number> {
    return (await this.log.info()).last;
  }

  async close(): Promise<void> {
    await this.app.close();
    this.#stop.abort();
  }
}

export interface TestUser {
  id: string;
  headers: { authorization: string };
}
