import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account, StreamName } from '@portal/contracts/streams';
import { connectLog, type LogConnections } from '@portal/event-store/connect';
import { ensureStreams, MAX_BYTES } from '@portal/event-store/ensure-streams';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { Objects } from '@portal/event-store/objects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SecuredNats, startSecuredNats } from './secured-nats.ts';
import type { ServiceName } from './service-access.ts';

const SECRET = { type: 'portal.credential.set.v1', data: { userId: 'u1', hash: 'secret', oneTime: false } };
const FACT = { type: 'portal.test.happened.v1', data: {} };

describe('who may do what with the log', () => {
  let dir: string;
  let nats: SecuredNats;
  const open = new Map<string, LogConnections>();

  const as = async (owner: ServiceName | 'operator'): Promise<LogConnections> => {
    const known = open.get(owner);
    if (known) return known;
    const log = await connectLog({ natsUrl: nats.url, credentials: nats.credentials(owner), name: owner });
    open.set(owner, log);
    return log;
  };
  const append = async (owner: ServiceName, stream: StreamName, subject: string, event = FACT) =>
    (await as(owner)).log(stream).append([{ subject, expected: 0, events: [event] }]);
  const first = async (owner: ServiceName, stream: StreamName) => {
    const signal = AbortSignal.timeout(20_000);
    const log = (await as(owner)).log(stream);
    for await (const event of log.read({ after: 0, signal })) return event.subject;
    return null;
  };
  /** What the server says to a call that the account's connection of that service makes. */
  const call = async (owner: ServiceName, account: Account, subject: string, body = '') => {
    const connection = (await as(owner)).connection(account);
    return connection.request(subject, body, { timeout: 2000 }).then(
      (answer) => answer.string(),
      (error: Error) => `${error.name} ${error.message}`,
    );
  };

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-accounts-'));
    nats = await startSecuredNats(dir);
    const operator = await as('operator');
    const maxBytes = Object.fromEntries(Object.keys(MAX_BYTES).map((name) => [name, 1024 ** 2]));
    for (const account of ['EVENTS', 'VAULT', 'AUTH_PRIVATE'] as const) {
      await ensureStreams(operator.connection(account), account, { maxBytes });
    }
  });

  afterAll(async () => {
    await Promise.all([...open.values()].map((log) => log.close()));
    await nats?.stop();
    await rm(dir, { recursive: true, force: true });
  });

  it.each([
    ['auth', 'AUTH', 'auth.admins'],
    ['auth', 'CREDENTIALS', 'auth.credential.u1'],
    ['posts', 'POSTS', 'posts.post.p1'],
    ['questions', 'QUESTIONS', 'questions.question.q1'],
    ['content', 'CONTENT', 'content.page.c1'],
  ] as const)('lets %s append to %s and load what it wrote', async (owner, stream, subject) => {
    await append(owner, stream, subject, stream === 'CREDENTIALS' ? SECRET : FACT);
    expect(await (await as(owner)).log(stream).load(subject)).toHaveLength(1);
  });

  it.each(['gateway', 'posts', 'questions', 'content'] as const)('lets %s follow AUTH', async (owner) => {
    expect(await first(owner, 'AUTH')).toBe('auth.admins');
  });

  it.each(['POSTS', 'QUESTIONS', 'CONTENT'] as const)('lets the gateway follow %s', async (stream) => {
    expect(await first('gateway', stream)).toMatch(stream.toLowerCase());
  });

  it('lets auth make, read and erase the key of a user, and posts read it', async () => {
    const keys = new JetStreamKeyStore((await as('auth')).connection('VAULT'));
    const reader = new JetStreamKeyStore((await as('posts')).connection('VAULT'));
    await keys.create('keys.user.u1', new Uint8Array([1, 2, 3]));
    expect(Buffer.from((await reader.read('keys.user.u1')) ?? '')).toEqual(Buffer.from([1, 2, 3]));
    await keys.erase('keys.user.u1');
    expect(await reader.read('keys.user.u1')).toBe('forgotten');
  });

  it('lets posts put, read, list and delete pictures', async () => {
    const pictures = new Objects((await as('posts')).connection('EVENTS'), 'images');
    await pictures.put('a.webp', new Uint8Array(200_000).fill(7));
    expect((await pictures.get('a.webp'))?.length).toBe(200_000);
    expect(await pictures.list()).toHaveLength(1);
    await pictures.delete('a.webp');
    expect(await pictures.get('a.webp')).toBeNull();
  });

  it('lets content put and read documents, and posts none of that', async () => {
    const documents = new Objects((await as('content')).connection('EVENTS'), 'documents');
    await documents.put('a.pdf', new Uint8Array(200_000).fill(7));
    expect((await documents.get('a.pdf'))?.length).toBe(200_000);
    expect(await call('posts', 'EVENTS', '$O.documents.C.x', 'x')).toMatch(/permissions violation/i);
  });

  it('lets questions keep, erase and delete attachments, and posts none of that', async () => {
    const attachments = new Objects((await as('questions')).connection('EVENTS'), 'attachments');
    await attachments.put('a', new Uint8Array(200_000).fill(7));
    expect((await attachments.get('a'))?.length).toBe(200_000);
    await attachments.erase('a');
    expect(await attachments.list()).toEqual([]);
    expect(await call('posts', 'EVENTS', '$JS.API.DIRECT.GET.OBJ_attachments')).toMatch(
      /permissions violation/i,
    );
    expect(await call('posts', 'EVENTS', '$O.attachments.C.x', 'x')).toMatch(/permissions violation/i);
  });

  it('lets questions make, read and erase the key of a question', async () => {
    const keys = new JetStreamKeyStore((await as('questions')).connection('VAULT'));
    await keys.create('keys.question.q1', new Uint8Array([1, 2, 3]));
    await keys.erase('keys.question.q1');
    expect(await keys.read('keys.question.q1')).toBe('forgotten');
  });

  it('gives posts no way into the account of the password hashes', async () => {
    const posts = await as('posts');
    expect(() => posts.connection('AUTH_PRIVATE')).toThrow(/no credentials/);
    for (const account of ['EVENTS', 'VAULT'] as const) {
      const get = `$JS.API.STREAM.MSG.GET.CREDENTIALS`;
      expect(await call('posts', account, get, '{"seq":1}')).toMatch(/permissions violation/i);
      const direct = `$JS.API.DIRECT.GET.CREDENTIALS.auth.credential.u1`;
      expect(await call('posts', account, direct)).toMatch(/permissions violation/i);
    }
  });

  it.each([
    ['posts', 'EVENTS', 'auth.admins'],
    ['posts', 'EVENTS', 'content.page.c1'],
    ['posts', 'VAULT', 'keys.user.u2'],
    ['content', 'EVENTS', 'posts.post.p1'],
    ['questions', 'VAULT', 'keys.user.u2'],
    ['gateway', 'EVENTS', 'posts.post.p1'],
    ['gateway', 'EVENTS', '$JS.API.STREAM.DELETE.POSTS'],
    ['posts', 'EVENTS', '$JS.API.STREAM.DELETE.POSTS'],
    ['posts', 'EVENTS', '$JS.API.STREAM.UPDATE.POSTS'],
    ['posts', 'VAULT', '$JS.API.STREAM.MSG.GET.KEYS'],
    ['posts', 'VAULT', '$JS.API.DIRECT.GET.KEYS.keys.question.q1'],
    ['questions', 'EVENTS', '$JS.API.DIRECT.GET.OBJ_images'],
  ] as const)('refuses %s in %s to publish to %s', async (owner, account, subject) => {
    expect(await call(owner, account, subject, '{}')).toMatch(/permissions violation/i);
  });

  it('lets no service hear the answers to another one', async () => {
    const heard = (await as('posts')).connection('EVENTS').subscribe('_INBOX_auth.>');
    await expect(
      (async () => {
        for await (const _ of heard) return 'heard';
        return 'closed';
      })(),
    ).rejects.toThrow(/permissions violation/i);
  });
});
