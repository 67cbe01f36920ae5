import type { Question, QuestionList } from '@portal/contracts/rest/question';
import { connectLog, type LogConnections } from '@portal/event-store/connect';
import { type Database, openDatabase } from '@portal/event-store/database';
import { JetStreamKeyStore } from '@portal/event-store/jetstream-key-store';
import { Objects } from '@portal/event-store/objects';
import { dumpReadModel } from '@portal/event-store/read-model-dump';
import { type OwnNats, startOwnNats } from '@portal/event-store/testing/own-nats';
import { uuidv7 } from '@portal/event-store/uuid';
import { Vault } from '@portal/event-store/vault';
import type {} from '@portal/infra/embedded/vitest-context';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runReadModels } from './read-models/run-read-models.ts';
import { pdf } from './testing/files.ts';
import { asked } from './testing/question-form.ts';
import { TestQuestions, type TestUser } from './testing/test-questions.ts';

let nats: OwnNats;
let connections: LogConnections;
let database: Database;
let questions: TestQuestions;
let admin: TestUser;
let url: string;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'questions' });
  database = openDatabase({ url: inject('mongodbUrl'), name: `test_${uuidv7().replaceAll('-', '')}` });
  const log = connections.log('QUESTIONS');
  questions = await TestQuestions.start({
    ...{ log, readModels: runReadModels(log, database.db) },
    vault: new Vault(new JetStreamKeyStore(connections.connection('VAULT'))),
    files: new Objects(connections.connection('EVENTS'), 'attachments'),
  });
  url = await questions.app.listen();
  admin = await questions.user('admin');
});
afterAll(async () => {
  await questions.close();
  await database.db.dropDatabase();
  await Promise.all([database.close(), connections.close()]);
  await nats.stop();
});

async function send(fields: Partial<typeof asked> = {}, file?: Uint8Array, key?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...asked, ...fields })) form.set(name, value);
  if (file) form.set('file', new File([new Uint8Array(file)], 'Справка.pdf'));
  const headers = { ...(key && { 'idempotency-key': key }) };
  const answer = await fetch(`${url}/api/sendUs`, { method: 'POST', body: form, headers });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Question;
}

async function call(method: string, path = '', body?: object) {
  await questions.settled();
  return fetch(`${url}/api/sendUs${path}`, {
    method,
    headers: { ...admin.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const list = async (query = '') => (await (await call('GET', query)).json()) as QuestionList;

describe('questions on a real log, vault, object store and database', () => {
  it('keep a question and its file from the form to the administrator, through a kill of the log', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3 * 1024 ** 2, 7)]);
    const question = await send({}, large);
    await nats.kill();
    await nats.start();
    await expect.poll(() => list().catch(() => null), { timeout: 20_000 }).toMatchObject({ total: 1 });
    expect((await list()).sendUs).toEqual([question]);
    const file = Buffer.from(await (await call('GET', `/${question._id}/file`)).arrayBuffer());
    expect(file.equals(large)).toBe(true);
    await call('DELETE', `/${question._id}`);
  });

  it('lose none of a hundred that come at once, each with a number of its own', async () => {
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, n) => send({ title: `Вопрос ${n}` }, n % 10 === 0 ? pdf : undefined)),
    );
    const { sendUs, unanswered } = await list();
    expect(new Set(sendUs.map(({ number }) => number)).size).toBe(100);
    expect(sendUs.map(({ title }) => title).sort()).toEqual(sent.map(({ title }) => title).sort());
    expect(unanswered).toBe(100);
  });

  it('store one question of ten equal requests at once', async () => {
    const key = uuidv7();
    const before = await questions.stored();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send({ title: 'Один раз' }, pdf, key)));
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
    expect((await list('?search=Один раз')).sendUs).toHaveLength(1);
    expect(await questions.stored()).toHaveLength(before.length + 1);
  });

  it('answer and delete side by side without losing count', async () => {
    const { sendUs } = await list();
    const [answered, deleted] = [sendUs.slice(0, 20), sendUs.slice(15, 40)];
    await Promise.all([
      ...answered.map(({ _id }) => call('PUT', `/${_id}`, { status: 'answered', answer: 'Готово.' })),
      ...deleted.map(({ _id }) => call('DELETE', `/${_id}`)),
    ]);
    const after = await list();
    expect(after.sendUs.filter(({ status }) => status === 'answered')).toHaveLength(15);
    expect(after).toMatchObject({ total: sendUs.length - 25, unanswered: sendUs.length - 40 });
    expect(after.sendUs).toHaveLength(after.total);
  });

  it('have the same documents live and rebuilt', async () => {
    await questions.settled();
    const live = await dumpReadModel(database.db, 'question-list');
    expect(live.length).toBeGreaterThan(60);
    await questions.parts.readModels.questionList.rebuild(() => {});
    await questions.settled();
    expect(await dumpReadModel(database.db, 'question-list')).toEqual(live);
  });

  it('hold nothing but ciphertext in log and read model', async () => {
    const { _id } = await send({ title: 'Приметное слово', text: 'Приметный текст' });
    await questions.settled();
    const documents = (await dumpReadModel(database.db, 'question-list')).join('\n');
    const events = JSON.stringify(await questions.parts.log.load(`questions.question.${_id}`));
    expect(documents).toContain(_id);
    expect(events).toContain(_id);
    for (const word of ['Приметн', asked.name, asked.email]) {
      expect(documents).not.toContain(word);
      expect(events).not.toContain(word);
    }
  });
});
