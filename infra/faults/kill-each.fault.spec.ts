import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Portal, startPortal } from '../start/start-portal.ts';
import { call, publish, signIn } from './client.ts';
import { Writer } from './writer.ts';

/** The site must take writes again this soon after any one process was killed. Milliseconds. */
const BACK_WITHIN = 5_000;
const ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'correct horse battery' };

describe('any one process killed under a stream of writes', () => {
  let portal: Portal;
  let dataDir: string;
  let writers: Writer[];
  let written: string;
  let untouched: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-faults-'));
    portal = await startPortal({ dataDir, env: { ...ADMIN, DEMO: '0', LIMITS: 'off' } });
    const token = await signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
    untouched = await publish(portal.url, token, 'Никто её не меняет');
    written = await publish(portal.url, token, 'Под ней пишут комментарии');
    writers = Array.from({ length: 4 }, (_, n) =>
      new Writer(`writer-${n}`, portal.url, written, token).start(),
    );
    await Promise.all(writers.map((writer) => writer.next()));
  }, 300_000);

  afterAll(async () => {
    await Promise.all(writers?.map((writer) => writer.stop()) ?? []);
    await portal?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  /** In memory since before the fault, and no write changes it. */
  const kept = () => call(`${portal.url}/api/posts/comments/${untouched}`);
  /** Asks the services each time: an unknown post is never kept. */
  const asked = () => call(`${portal.url}/api/posts/comments/${randomUUID()}`);
  const signedIn = () => signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);

  it.each(['auth', 'questions', 'content', 'posts', 'gateway', 'mongodb', 'nats'])(
    'is back within 5 s after %s was killed, and serves what it keeps in memory meanwhile',
    async (name) => {
      expect((await kept()).status).toBe(200);
      const pid = portal.processes.get(name)?.pid;
      const killed = performance.now();
      portal.kill(name, 'SIGKILL');
      const writing = Promise.all(writers.map((writer) => writer.next()));
      const restarted = () => (portal.processes.get(name)?.pid ?? pid) !== pid;
      const wrong: string[] = [];
      for (let back = false; !back; ) {
        const [memory, fresh, ready] = await Promise.all([kept(), asked(), call(`${portal.url}/readyz`)]);
        if (name !== 'gateway' && memory.status !== 200) wrong.push(`kept: ${memory.status}`);
        const refused = fresh.status === 503 && fresh.retryAfter !== null;
        if (name !== 'gateway' && fresh.status !== 404 && !refused) wrong.push(`asked: ${fresh.status}`);
        back = restarted() && fresh.status === 404 && ready.status === 200;
      }
      await vi.waitFor(signedIn, { timeout: BACK_WITHIN, interval: 50 });
      await writing;
      expect(performance.now() - killed).toBeLessThan(BACK_WITHIN);
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('has every acknowledged write, none twice, and refused only with 503 and Retry-After', async () => {
    await Promise.all(writers.map((writer) => writer.stop()));
    expect(writers.flatMap((writer) => writer.wrong)).toEqual([]);
    const answer = await call(`${portal.url}/api/posts/comments/${written}`);
    expect(answer.status).toBe(200);
    const stored = (answer.body as { _id: string; comment: string }[]).map(
      ({ _id, comment }) => `${_id} ${comment}`,
    );
    const acknowledged = writers.flatMap((writer) =>
      writer.acknowledged.map(({ id, text }) => `${id} ${text}`),
    );
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  }, 60_000);

  it('gives the same answers after the database directory is gone', async () => {
    const paths = ['/api/posts', `/api/posts/comments/${written}`, `/api/posts/comments/${untouched}`];
    const ask = () => Promise.all(paths.map(async (path) => (await call(`${portal.url}${path}`)).body));
    const before = await ask();
    await portal.stop();
    await rm(join(dataDir, 'mongodb'), { recursive: true });
    portal = await startPortal({ dataDir, env: { ...ADMIN, DEMO: '0', LIMITS: 'off' } });
    expect(await ask()).toEqual(before);
  }, 120_000);
});
