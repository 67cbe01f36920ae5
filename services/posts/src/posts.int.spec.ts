import type { Comment } from '@portal/contracts/rest/comment';
import type { ErrorAnswer } from '@portal/contracts/rest/error';
import type { Post, PostList } from '@portal/contracts/rest/post';
import { connectLog, type LogConnections } from '@portal/event-store/connect';
import { type Database, openDatabase } from '@portal/event-store/database';
import { Objects } from '@portal/event-store/objects';
import { dumpReadModel } from '@portal/event-store/read-model-dump';
import { type OwnNats, startOwnNats } from '@portal/event-store/testing/own-nats';
import { uuidv7 } from '@portal/event-store/uuid';
import type {} from '@portal/infra/embedded/vitest-context';
import { multipart } from '@portal/service-kit/testing/multipart';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runReadModels } from './read-models/run-read-models.ts';
import { photo } from './testing/photo.ts';
import { type TestParts, TestPosts, type TestUser } from './testing/test-posts.ts';

let nats: OwnNats;
let connections: LogConnections;
let database: Database;
let posts: TestPosts;
let admin: TestUser;
let url: string;
/** How far the last answer had seen the logs, as a gateway keeps it. */
let seen = '';

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'posts' });
  database = openDatabase({ url: inject('mongodbUrl'), name: `test_${uuidv7().replaceAll('-', '')}` });
  posts = await start();
  admin = await posts.user('Мария', 'admin');
});
afterAll(async () => {
  await posts.close();
  await database.db.dropDatabase();
  await Promise.all([database.close(), connections.close()]);
  await nats.stop();
});
beforeEach(() => posts.settled());

/** The service on a real log, object store and database; users and keys stay those of `parts`. */
async function start(parts: Partial<TestParts> = {}): Promise<TestPosts> {
  const log = connections.log('POSTS');
  const images = new Objects(connections.connection('EVENTS'), 'images');
  const memory = parts.auth ? parts : (await TestPosts.start()).parts;
  const { auth, vault } = memory as TestParts;
  const readModels = runReadModels({ authLog: auth.log, log, db: database.db });
  const started = await TestPosts.start({ auth, vault, log, images, readModels });
  url = await started.app.listen();
  await started.app.sequences.reach(
    { POSTS: (await log.info()).last, AUTH: (await auth.log.info()).last },
    20_000,
  );
  return started;
}

async function call<T = Post>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const form = body instanceof FormData;
  const json = body && !form ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...json, ...(seen && { 'portal-required': seen }), ...admin.headers, ...headers },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  if (method !== 'GET') seen = answer.headers.get('portal-seen') ?? '';
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
}

const publish = async (title: string) => (await call('POST', '/api/posts', { title, text: 'Текст' })).body;

describe('posts on a real log and database', () => {
  it('keep a picture from the form to the visitor', async () => {
    const form = new FormData();
    form.set('title', 'С картинкой');
    form.set('text', 'Текст');
    form.set('image', new File([new Uint8Array(await photo(2000, 1500))], 'photo.jpg'));
    const { status, body } = await call('POST', '/api/posts', form);
    expect(status).toBe(201);
    const picture = await fetch(`${url}/api/uploads/${body.imgUrl}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });

    await call('DELETE', `/api/posts/${body._id}`);
    expect((await call('GET', `/api/posts/${body._id}`)).status).toBe(404);
  });

  it('keep fifty comments and the views of fifty reports that come at once, beside edits', async () => {
    const { _id } = await publish('Обсуждение');
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const comment = call('POST', `/api/comments/${_id}`, { comment: `Комментарий ${n}` });
        const views = posts.app.inject({
          ...{ method: 'POST', url: '/internal/views', payload: { views: { [_id]: 2 } } },
        });
        const edit = call('PUT', `/api/posts/${_id}`, { text: `Правка ${n}` });
        return [(await comment).status, (await views).statusCode, (await edit).status];
      }),
    );
    expect(answers).toEqual(Array(50).fill([201, 204, 200]));
    await posts.settled();
    const { body: post } = await call('GET', `/api/posts/${_id}`);
    expect(post).toMatchObject({ views: 100, version: 51 });
    const { body: comments } = await call<Comment[]>('GET', `/api/posts/comments/${_id}`);
    expect(comments.map(({ _id }) => _id)).toEqual(post.comments);
    expect(new Set(comments.map(({ comment }) => comment)).size).toBe(50);
  });

  it('show each of a hundred edits in a row at once', async () => {
    const { _id } = await publish('Правки');
    for (let n = 1; n <= 100; n += 1) {
      await call('PUT', `/api/posts/${_id}`, { title: `Правка ${n}` });
      const { body } = await call('GET', `/api/posts/${_id}`);
      expect(body).toMatchObject({ title: `Правка ${n}`, version: n + 1 });
    }
  });

  it('let one of many win who edit the same version', async () => {
    const { _id } = await publish('Гонка');
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const headers = { 'if-match': '"1"' };
        return (await call('PUT', `/api/posts/${_id}`, { title: `Гонка ${n}` }, headers)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('make one post of a request that is sent ten times at once', async () => {
    const before = await posts.events();
    const headers = { 'idempotency-key': uuidv7() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/posts', { title: 'Раз', text: 'Текст' }, headers)),
    );
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await posts.events()).toBe(before + 1);
  });

  it('refuse a file that is too large while it comes, and go on', async () => {
    const before = await posts.pictures();
    for (const bytes of [10 * 1024 * 1024 + 1, 30 * 1024 * 1024]) {
      const { headers, payload } = await multipart({ title: 'а', text: 'б', image: Buffer.alloc(bytes) });
      const answer = await fetch(`${url}/api/posts`, {
        ...{ method: 'POST', body: new Uint8Array(payload) },
        headers: { ...headers, ...admin.headers },
      });
      expect([answer.status, ((await answer.json()) as ErrorAnswer).statusCode]).toEqual([413, 413]);
    }
    expect(await posts.pictures()).toEqual(before);
    expect((await call('GET', '/api/posts?limit=1')).status).toBe(200);
  });
});

describe('read models', () => {
  const names = ['news-list', 'comments', 'users'];
  const dumps = () => Promise.all(names.map((name) => dumpReadModel(database.db, name)));
  const paths = async () => {
    const { body } = await call<PostList>('GET', '/api/posts');
    const ids = body.posts.map(({ _id }) => _id);
    return [
      '/api/posts',
      '/api/posts?limit=2',
      ...ids.flatMap((id) => [`/api/posts/${id}`, `/api/posts/comments/${id}`]),
    ];
  };
  const answers = async () =>
    Promise.all((await paths()).map(async (path) => (await fetch(`${url}${path}`)).text()));

  beforeAll(async () => {
    const kept = await Promise.all(Array.from({ length: 5 }, (_, n) => publish(`Новость ${n}`)));
    const comments: string[] = [];
    for (const { _id } of kept) {
      const { body } = await call<Comment>('POST', `/api/comments/${_id}`, { comment: 'Да' });
      comments.push(`/api/comments/${_id}/${body._id}`);
    }
    await call('DELETE', `/api/posts/${kept[0]!._id}`);
    await call('DELETE', `/api/posts/${kept[1]!._id}`);
    await call('POST', `/api/posts/${kept[1]!._id}/restore`, {});
    await call('DELETE', comments[2]!);
    for (const comment of [comments[3]!, comments[4]!]) {
      await call('PUT', comment, { hidden: true, reason: 'Проверка' });
    }
    await call('PUT', comments[4]!, { hidden: false });
  });

  it('are the same, byte for byte, when they are built anew', async () => {
    const live = await dumps();
    expect(live.map((lines) => lines.length > 0)).toEqual([true, true, true]);
    for (const name of names) await posts.app.rebuilds.get(name)!(() => {});
    expect(await dumps()).toEqual(live);
  });

  it('give the same answers after the database was deleted', async () => {
    const before = await answers();
    expect(before.length).toBeGreaterThan(10);
    await posts.close();
    await database.db.dropDatabase();
    posts = await start(posts.parts);
    expect(await answers()).toEqual(before);
  });
});
