import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryKeyStore } from '@portal/event-store/key-store';
import { MemoryLog } from '@portal/event-store/memory-log';
import { Vault } from '@portal/event-store/vault';
import type { Service } from '@portal/service-kit/create-service';
import { expect, vi } from 'vitest';
import { type AuthOptions, createApp } from '../app.ts';
import type { Storage } from '../repositories.ts';

// A password costs time by intent, and more of it on a busy machine.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

export interface TestApp {
  app: Service;
  storage: Storage;
  /** Closes this app and starts another on the same storage and files, as a restart would. */
  restart(options?: Partial<AuthOptions>): Promise<Service>;
  close(): Promise<void>;
}

export const ADMIN = { username: 'admin', password: 'correct horse' };

export const OPERATOR_SECRET = 'operator secret of tests';

export function memoryStorage(): Storage {
  return {
    log: new MemoryLog('AUTH'),
    credentialLog: new MemoryLog('CREDENTIALS'),
    // What erasing does to the disk is shown on a real server: event-store's eraser.int.spec.ts.
    credentialEraser: { erase: async () => {} },
    vault: new Vault(new MemoryKeyStore()),
    usernameSecret: Buffer.alloc(32, 7),
  };
}

/** The service on the given storage, opened: keys published, first administrator made. */
export async function startTestApp(
  storage = memoryStorage(),
  options: Partial<AuthOptions> = {},
): Promise<TestApp> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-auth-'));
  const start = async (more: Partial<AuthOptions>) => {
    const app = await createApp({
      storage,
      signingKeysPath: join(dir, 'signing-keys.json'),
      firstAdmin: { ...ADMIN, oneTime: false },
      operatorSecret: OPERATOR_SECRET,
      ...options,
      ...more,
    });
    await app.ready();
    await vi.waitFor(async () => expect(await app.health.run()).toMatchObject({ ready: true }), 10_000);
    return app;
  };
  const test: TestApp = {
    app: await start({}),
    storage,
    async restart(more = {}) {
      await test.app.close();
      test.app = await start(more);
      return test.app;
    },
    async close() {
      await test.app.close();
      await rm(dir, { recursive: true });
    },
  };
  return test;
}

/** POST of JSON. */
export function post(app: Service, url: string, payload: unknown, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload: payload as object, headers });
}

export const register = (app: Service, username: string, password: string, headers = {}) =>
  post(app, '/api/auth/register', { username, password }, headers);

export const login = (app: Service, username: string, password: string, headers = {}) =>
  post(app, '/api/auth/login', { username, password }, headers);

export const getMe = (app: Service, token: string) =>
  app.inject({ url: '/api/auth/getMe', headers: { authorization: `Bearer ${token}` } });

/** A request of somebody with that token that is made after the answer's write, as through the gateway. */
export function as(app: Service, token: string, { after }: { after?: { headers: object } } = {}) {
  const seen = (after?.headers as Record<string, string> | undefined)?.['portal-seen'];
  const headers = { authorization: `Bearer ${token}`, ...(seen && { 'portal-required': seen }) };
  return {
    get: (url: string) => app.inject({ url, headers }),
    post: (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload }),
  };
}

/** Token and id of a new user. */
export async function newUser(app: Service, username: string, password = 'long enough') {
  const answer = (await register(app, username, password)).json();
  return { token: answer.token as string, id: answer.user._id as string, username, password };
}

/** Token of the first administrator. */
export async function adminToken(app: Service): Promise<string> {
  return (await login(app, ADMIN.username, ADMIN.password)).json().token;
}
