import { connectLog, type LogConnections } from '@portal/event-store/connect';
import { type Database, openDatabase } from '@portal/event-store/database';
import { Objects } from '@portal/event-store/objects';
import { dumpReadModel } from '@portal/event-store/read-model-dump';
import { type OwnNats, startOwnNats } from '@portal/event-store/testing/own-nats';
import { uuidv7 } from '@portal/event-store/uuid';
import type {} from '@portal/infra/embedded/vitest-context';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runReadModels } from './read-model/run-read-models.ts';
import { pdf } from './testing/pdf.ts';
import { TestContent, type TestUser } from './testing/test-content.ts';

const place = {
  ...{ section: 'banks', name: 'Банк', address: 'улица Примерная, 2', phone: '', hours: '9–18' },
  ...{ stepFree: 'yes', accessNote: '', map: '' },
};
const emergency = (heating: string) => ({ heating, housing: '' });

let nats: OwnNats;
let connections: LogConnections;
let database: Database;
let content: TestContent;
let admin: TestUser;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'content' });
  database = openDatabase({ url: inject('mongodbUrl'), name: `test_${uuidv7().replaceAll('-', '')}` });
  content = await start();
  admin = await content.user('Мария', 'admin');
});
afterAll(async () => {
  await content.close();
  await database.db.dropDatabase();
  await Promise.all([database.close(), connections.close()]);
  await nats.stop();
});

/** The service on a real log, object store and database; users and keys stay those of `parts`. */
async function start(parts?: TestContent['parts']): Promise<TestContent> {
  const log = connections.log('CONTENT');
  const { auth, vault } = parts ?? (await TestContent.start()).parts;
  const documents = new Objects(connections.connection('EVENTS'), 'documents');
  const readModels = runReadModels({ authLog: auth.log, log, db: database.db });
  const started = await TestContent.start({ auth, vault, log, documents, readModels });
  const upTo = { CONTENT: (await log.info()).last, AUTH: (await auth.log.info()).last };
  await started.app.sequences.reach(upTo, 20_000);
  return started;
}

const put = (path: string, payload: object, headers = {}, method: 'PUT' | 'POST' = 'PUT') =>
  content.app.inject({
    ...{ method, url: `/api/content/${path}`, payload, headers: { ...admin.headers, ...headers } },
  });

describe('content on a real log, object store and database', () => {
  it('keeps a document of several chunks as it came', async () => {
    // What follows the end of a PDF is no part of it, and is kept all the same.
    const bytes = Buffer.concat([pdf(2), Buffer.alloc(700_000, '%')]);
    const uploaded = (await content.upload(admin, 'zakon-o-prav-inv', { file: bytes })).json();
    expect(uploaded.document).toMatchObject({ pages: 2, size: bytes.length });
    const file = await content.read(uploaded.document.url);
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('lets one of many win who change the same version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put('emergency', emergency(`${n}`), { 'if-match': '"0"' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await content.read('/api/content/facts')).json().emergency).toEqual(winner.value);
  });

  it('shows each of fifty changes in a row at once, and keeps them all in the history', async () => {
    for (let n = 0; n < 50; n += 1) {
      await put('links', {
        ...{ socialProtection: `https://example.org/${n}`, associations: '', plainLanguage: '' },
        ...{ accessibleEnvironment: '', barrierFree: '' },
      });
      const { links } = (await content.read('/api/content/facts')).json();
      expect(links.socialProtection).toBe(`https://example.org/${n}`);
    }
    const history = (await content.read('/api/content/history?of=links', admin.headers)).json();
    const became = history.map(({ changes }: { changes: { after: string }[] }) => changes[0]?.after);
    expect(became).toEqual(Array.from({ length: 50 }, (_, n) => `https://example.org/${49 - n}`));
  });
});

describe('the read model', () => {
  const paths = ['edit', 'facts', 'videos', 'guide', 'documents', 'history?of=guide:banks'];
  const answers = () =>
    Promise.all(paths.map(async (path) => (await content.read(`/api/content/${path}`, admin.headers)).body));

  beforeAll(async () => {
    const added = [];
    for (const name of ['Банк 10', 'Банк 9', 'Банк 8']) {
      added.push((await put('places', { ...place, name }, {}, 'POST')).json());
    }
    await put(`places/${added[0]._id}`, { ...place, section: 'services', name: 'Касса' });
    await content.app.inject({
      ...{ method: 'DELETE', url: `/api/content/places/${added[1]._id}`, headers: admin.headers },
    });
    await put('guide/banks', { map: 'https://yandex.by/map-widget/v1/?um=1' });
    await content.upload(admin, 'zakon-o-prav-inv', { file: pdf(3) });
    await content.upload(admin, 'neobhodimie-docs', { file: pdf(1) });
    await content.app.inject({
      ...{ method: 'DELETE', url: '/api/content/documents/neobhodimie-docs', headers: admin.headers },
    });
  });

  it('is the same, byte for byte, when it is built anew', async () => {
    await answers();
    const live = await dumpReadModel(database.db, 'content');
    expect(live.length).toBeGreaterThan(10);
    await content.app.rebuilds.get('content')!(() => {});
    expect(await dumpReadModel(database.db, 'content')).toEqual(live);
  });

  it('gives the same answers after the database was deleted', async () => {
    const before = await answers();
    await content.close();
    await database.db.dropDatabase();
    content = await start(content.parts);
    expect(await answers()).toEqual(before);
  });
});
