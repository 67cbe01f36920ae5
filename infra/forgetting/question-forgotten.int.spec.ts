import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Question, QuestionList } from '@portal/contracts/rest/question';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../start/start-portal.ts';
import { encodingsOf, encodingsOfBytes, filesWith } from './raw-files.ts';

const ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'correct horse battery' };
const PATIENCE = 300_000; // the front end is built when nobody has built it before

/** Words that can be nowhere by chance. */
const marked = {
  title: 'Тема-журавль-7301',
  name: 'Имя-журавль-7302',
  email: 'zhuravl-7303@example.by',
  text: 'Текст-журавль-7304',
};
const answer = 'Ответ-журавль-7305';
const file = { name: 'Справка-журавль-7306.pdf', content: 'Содержание-журавль-7307' };
const words = [...Object.values(marked), answer, file.name.replace('.pdf', ''), file.content];
const patterns = words.flatMap(encodingsOf);

let root: string;
let dataDir: string;
let backup: string;
let portal: Portal;
let headers: { authorization: string };

async function start(): Promise<void> {
  portal = await startPortal({ dataDir, env: { ...ADMIN, DEMO: '0', LIMITS: 'off' } });
  const login = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
  });
  headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
}

async function send(fields: typeof marked, withFile: boolean): Promise<Question> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const content = `%PDF-1.7\n${`${file.content}\n`.repeat(10_000)}%%EOF\n`;
  if (withFile) form.set('file', new File([content], file.name));
  const sent = await fetch(`${portal.url}/api/sendUs`, { method: 'POST', body: form });
  expect(sent.status).toBe(201);
  return (await sent.json()) as Question;
}

const list = async () =>
  (await (await fetch(`${portal.url}/api/SendUs`, { headers })).json()) as QuestionList;
const ids = async () => (await list()).sendUs.map(({ _id }) => _id);

/** Streams of one account, as its files are. */
const account = (dir: string, name: string) => join(dir, 'jetstream', name);

async function restore(accounts: string[]): Promise<void> {
  for (const name of accounts) {
    await rm(account(join(dataDir, 'nats'), name), { recursive: true });
    await cp(account(backup, name), account(join(dataDir, 'nats'), name), { recursive: true });
  }
  await rm(join(dataDir, 'mongodb'), { recursive: true });
}

/** The key of a question, from the block file of the stream KEYS: behind the message's subject and headers. */
async function keyOf(id: string): Promise<Buffer> {
  const block = await readFile(join(account(backup, 'VAULT'), 'streams/KEYS/msgs/1.blk'));
  const subject = block.indexOf(`keys.question.${id}`);
  const body = block.indexOf('\r\n\r\n', subject) + 4;
  return block.subarray(body, body + 32);
}

describe('a question that was deleted', () => {
  let gone: Question;
  let kept: Question;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portal-forgetting-'));
    dataDir = join(root, 'data');
    backup = join(root, 'backup');
    await start();
    gone = await send(marked, true);
    kept = await send({ title: 'Другой', name: 'Борис', email: 'b@example.by', text: 'Остаётся' }, false);
    await fetch(`${portal.url}/api/SendUs/${gone._id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'answered', answer }),
    });
    expect(await ids()).toEqual([kept._id, gone._id]);
    await portal.stop();
    await cp(join(dataDir, 'nats'), backup, { recursive: true });
    await start();
    const deleted = await fetch(`${portal.url}/api/SendUs/${gone._id}`, { method: 'DELETE', headers });
    expect(await deleted.json()).toMatchObject({ _id: gone._id, title: marked.title, answer });
    await portal.stop();
  }, PATIENCE);
  afterAll(async () => {
    await portal?.stop();
    await rm(root, { recursive: true, force: true });
  }, 60_000);

  it('is in no file of the portal, in no encoding', async () => {
    expect(await filesWith(dataDir, patterns)).toEqual([]);
  });

  it('has left no key, with which what is left of it could be read', async () => {
    const key = encodingsOfBytes(await keyOf(gone._id));
    expect(await filesWith(backup, key)).toHaveLength(1);
    expect(await filesWith(dataDir, key)).toEqual([]);
    expect(await filesWith(dataDir, encodingsOfBytes(await keyOf(kept._id)))).toHaveLength(1);
  });

  it('has left nothing of its file, not even sealed', async () => {
    const block = await readFile(join(account(backup, 'EVENTS'), 'streams/OBJ_attachments/msgs/1.blk'));
    for (const place of [0.25, 0.5, 0.75]) {
      const from = Math.floor(block.length * place);
      const sealed = [block.subarray(from, from + 64)];
      expect(await filesWith(backup, sealed)).toHaveLength(1);
      expect(await filesWith(dataDir, sealed)).toEqual([]);
    }
  });

  it(
    'does not come back with an older log',
    async () => {
      await restore(['EVENTS']);
      await start();
      expect(await ids()).toEqual([kept._id]);
      const path = `${portal.url}/api/SendUs/${gone._id}`;
      expect((await fetch(`${path}/file`, { headers })).status).toBe(404);
      const edited = await fetch(path, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"status":"new"}',
      });
      expect(edited.status).toBe(404);
      // Its tombstone is made good, so that counts are right again.
      await expect.poll(async () => (await list()).total, { timeout: 30_000 }).toBe(1);
      await portal.stop();
      expect(await filesWith(dataDir, patterns)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'would come back with its key: it is the key that was forgotten',
    async () => {
      await restore(['EVENTS', 'VAULT']);
      await start();
      expect(await ids()).toEqual([kept._id, gone._id]);
      expect((await list()).sendUs[1]).toMatchObject({ ...marked, answer });
    },
    PATIENCE,
  );
});
