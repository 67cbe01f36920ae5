import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthAnswer } from '@portal/contracts/rest/auth';
import type { Comment } from '@portal/contracts/rest/comment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, publish, signIn } from '../faults/client.ts';
import { type Portal, startPortal } from '../start/start-portal.ts';
import { encodingsOf, encodingsOfBytes, filesWith } from './raw-files.ts';

const ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'correct horse battery' };
const PATIENCE = 300_000; // the front end is built when nobody has built it before

/** A name and a password that can be nowhere by chance. */
const marked = { username: 'Пеликан-8401', password: 'пароль-пеликана-8402' };
const kept = { username: 'Борис', password: 'очень тайно' };
const patterns = Object.values(marked).flatMap(encodingsOf);

let root: string;
let dataDir: string;
let backup: string;
let portal: Portal;

const start = async () => {
  portal = await startPortal({ dataDir, env: { ...ADMIN, DEMO: '0', LIMITS: 'off' } });
};
const post = (path: string, json: object, token = '') =>
  call(`${portal.url}${path}`, { method: 'POST', json, ...(token && { token }) });
const register = async (person: typeof marked) => {
  const answer = await post('/api/auth/register', person);
  return { status: answer.status, ...(answer.body as AuthAnswer) };
};
const account = (dir: string, name: string) => join(dir, 'jetstream', name);

/** The key of a user, from the block file of the stream KEYS: behind the message's subject and headers. */
async function keyOf(id: string): Promise<Buffer> {
  const block = await readFile(join(account(backup, 'VAULT'), 'streams/KEYS/msgs/1.blk'));
  const body = block.indexOf('\r\n\r\n', block.indexOf(`keys.user.${id}`)) + 4;
  return block.subarray(body, body + 32);
}

/** The hash of a user's password, as the log had it. */
async function hashOf(id: string): Promise<string> {
  const block = await readFile(join(account(backup, 'AUTH_PRIVATE'), 'streams/CREDENTIALS/msgs/1.blk'));
  const from = block.indexOf('$argon2id$', block.indexOf(`auth.credential.${id}`));
  return block.subarray(from, block.indexOf('"', from)).toString();
}

describe('an account that was deleted', () => {
  let gone: AuthAnswer;
  let stays: AuthAnswer;
  let postId: string;

  const comments = async () => (await call(`${portal.url}/api/posts/comments/${postId}`)).body as Comment[];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portal-forgetting-'));
    dataDir = join(root, 'data');
    backup = join(root, 'backup');
    await start();
    gone = await register(marked);
    stays = await register(kept);
    postId = await publish(
      portal.url,
      await signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD),
      'Новость',
    );
    for (const { token } of [gone, stays]) {
      const written = await post(`/api/comments/${postId}`, { postId, comment: 'Спасибо!' }, token);
      expect(written.status).toBe(201);
    }
    expect((await comments()).map(({ username }) => username)).toEqual([marked.username, kept.username]);
    await portal.stop();
    await cp(join(dataDir, 'nats'), backup, { recursive: true });
    await start();
    // What is known by name somewhere is asked for, so that it lies in every memory and read model there is.
    await signIn(portal.url, marked.username, marked.password);
    const deleted = await post('/api/auth/me/delete', { password: marked.password }, gone.token);
    expect(deleted.status).toBe(200);
  }, PATIENCE);
  afterAll(async () => {
    await portal?.stop();
    await rm(root, { recursive: true, force: true });
  }, 60_000);

  it('leaves its comments without a name, and the name to whoever wants it', async () => {
    expect((await comments()).map(({ username }) => username)).toEqual(['', kept.username]);
    const me = await call(`${portal.url}/api/auth/getMe`, { token: gone.token });
    expect(me.status).toBe(401);
    await portal.stop();
  });

  it('is in no file of the portal, in no encoding', async () => {
    expect(await filesWith(dataDir, patterns)).toEqual([]);
  });

  it('has left no key, with which its sealed name could be read, and no password', async () => {
    const key = encodingsOfBytes(await keyOf(gone.user._id));
    expect(await filesWith(backup, key)).toHaveLength(1);
    expect(await filesWith(dataDir, key)).toEqual([]);
    const hash = encodingsOf(await hashOf(gone.user._id));
    expect(await filesWith(backup, hash)).toHaveLength(1);
    expect(await filesWith(dataDir, hash)).toEqual([]);
    expect(await filesWith(dataDir, encodingsOf(await hashOf(stays.user._id)))).toHaveLength(1);
  });

  it(
    'does not come back with an older log, and its name can be had again',
    async () => {
      await rm(account(join(dataDir, 'nats'), 'EVENTS'), { recursive: true });
      await cp(account(backup, 'EVENTS'), account(join(dataDir, 'nats'), 'EVENTS'), { recursive: true });
      await rm(join(dataDir, 'mongodb'), { recursive: true });
      await start();
      expect((await comments()).map(({ username }) => username)).toEqual(['', kept.username]);
      expect((await post('/api/auth/login', marked)).status).toBe(401);
      expect((await call(`${portal.url}/api/auth/getMe`, { token: gone.token })).status).toBe(401);
      const successor = await register({ ...marked, password: 'совсем другой человек' });
      expect(successor.status).toBe(201);
      expect(successor.user._id).not.toBe(gone.user._id);
    },
    PATIENCE,
  );
});
