import { uuidv7 } from '@portal/event-store/uuid';
import { multipart } from '@portal/service-kit/testing/multipart';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestPosts, type TestUser } from '../testing/test-posts.ts';

let posts: TestPosts;
let admin: TestUser;
let photo: Buffer;

beforeEach(async () => {
  posts = await TestPosts.start();
  admin = await posts.user('Мария', 'admin');
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => posts.close());

const fields = { title: 'День открытых дверей', text: 'Приходите.\r\nЖдём.' };

async function create(sent: Record<string, string | Buffer> = fields, headers: Record<string, string> = {}) {
  const form = await multipart(sent);
  const answer = await posts.app.inject({
    ...{ method: 'POST', url: '/api/posts', payload: form.payload },
    headers: { ...form.headers, ...admin.headers, ...headers },
  });
  await posts.settled();
  return answer;
}

async function edit(id: string, sent: Record<string, string | Buffer>, headers: Record<string, string> = {}) {
  const form = await multipart(sent);
  const answer = await posts.app.inject({
    ...{ method: 'PUT', url: `/api/posts/${id}`, payload: form.payload },
    headers: { ...form.headers, ...admin.headers, ...headers },
  });
  await posts.settled();
  return answer;
}

const get = (url: string) => posts.app.inject({ method: 'GET', url });
const remove = async (id: string) => {
  const answer = await posts.app.inject({
    ...{ method: 'DELETE', url: `/api/posts/${id}` },
    headers: admin.headers,
  });
  await posts.settled();
  return answer;
};
const stored = () => posts.pictures();

describe('publishing', () => {
  it('answers the post, which everybody can read from then on', async () => {
    const tags = [{ name: 'Важно', color: 'red' }];
    const answer = await create({ ...fields, imgAlt: 'Здание', tags: JSON.stringify(tags), image: photo });
    expect(answer.statusCode).toBe(201);
    const post = answer.json();
    expect(post).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'День открытых дверей',
      text: 'Приходите.\nЖдём.',
      imgUrl: expect.stringMatching(/^[a-z0-9]{20,}\.webp$/),
      imgAlt: 'Здание',
      username: 'Мария',
      views: 0,
      comments: [],
      tags,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: post.createdAt,
      version: 1,
    });
    expect((await get(`/api/posts/${post._id}`)).json()).toEqual(post);
    expect((await get('/api/posts')).json()).toEqual({ posts: [post], popularPosts: [post] });
    expect(await stored()).toEqual([post.imgUrl]);
  });

  it('takes a form without picture, or whose file was left empty', async () => {
    expect((await create()).json().imgUrl).toBeNull();
    expect((await create({ ...fields, image: Buffer.alloc(0) })).json().imgUrl).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('takes the fields as JSON too', async () => {
    const answer = await posts.app.inject({
      ...{ method: 'POST', url: '/api/posts', headers: admin.headers },
      payload: { title: 'а', text: 'б', tags: [{ name: 'в', color: 'blue' }] },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().tags).toEqual([{ name: 'в', color: 'blue' }]);
  });

  it('makes one post of the same request sent twice, and one picture', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await create({ ...fields, image: photo }, key);
    await edit(first.json()._id, { title: 'Иначе' });
    const second = await create({ ...fields, image: photo }, key);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await posts.events()).toBe(2);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses another request under the same key', async () => {
    const key = { 'idempotency-key': 'once' };
    await create(fields, key);
    expect((await create({ ...fields, title: 'Другое' }, key)).statusCode).toBe(409);
    expect((await create({ ...fields, image: photo }, key)).statusCode).toBe(409);
    expect(await posts.events()).toBe(1);
    expect(await stored()).toEqual([]);
  });
});

describe('editing', () => {
  let id: string;
  beforeEach(async () => {
    id = (await create({ ...fields, image: photo })).json()._id;
  });

  it('changes what was sent and leaves the rest', async () => {
    const [picture] = await stored();
    const answer = await edit(id, { id, title: 'Иначе' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...{ title: 'Иначе', text: 'Приходите.\nЖдём.', imgUrl: picture, version: 2 },
    });
    expect((await get(`/api/posts/${id}`)).json()).toEqual(answer.json());
  });

  it('replaces the picture and keeps the old one, which may come back', async () => {
    const before = await stored();
    const { imgUrl } = (await edit(id, { image: photo })).json();
    expect(before).not.toContain(imgUrl);
    expect((await stored()).toSorted()).toEqual([...before, imgUrl].toSorted());
  });

  it('takes the picture away by an empty imgUrl', async () => {
    expect((await edit(id, { imgUrl: '' })).json().imgUrl).toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  it('makes no event when nothing changes', async () => {
    const before = await posts.events();
    const answer = await edit(id, fields);
    expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
    expect(await posts.events()).toBe(before);
    expect(await stored()).toHaveLength(1);
  });

  it('is refused to the one who lost the race, who leaves no picture', async () => {
    expect((await edit(id, { title: 'Первая' }, { 'if-match': '"1"' })).statusCode).toBe(200);
    const late = await edit(id, { title: 'Вторая', image: photo }, { 'if-match': '"1"' });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/изменил/);
    expect(await stored()).toHaveLength(1);
    expect((await get(`/api/posts/${id}`)).json().title).toBe('Первая');
  });

  it('without If-Match lets the last one win', async () => {
    await Promise.all(['а', 'б', 'в'].map((title) => edit(id, { title })));
    expect((await get(`/api/posts/${id}`)).json().version).toBe(4);
  });

  it('of a hundred times in a row is read back each time', async () => {
    for (let n = 1; n <= 100; n += 1) {
      const written = await edit(id, { title: `Правка ${n}` });
      const read = await posts.app.inject({
        ...{ method: 'GET', url: `/api/posts/${id}` },
        headers: { 'portal-required': String(written.headers['portal-seen']) },
      });
      expect(read.json()).toMatchObject({ title: `Правка ${n}`, version: n + 1 });
    }
    // Two hundred requests, on a machine that may be busy with other tests.
  }, 30_000);

  it.each([
    ['another id', { id: uuidv7() }, 400],
    ['a picture by name', { imgUrl: 'other.webp' }, 400],
    ['a blank title', { title: ' ' }, 400],
    ['views', { views: '100' }, 400],
  ])('refuses %s', async (_, sent, status) => {
    const before = await posts.events();
    expect((await edit(id, sent)).statusCode).toBe(status);
    expect(await posts.events()).toBe(before);
  });

  it('of a post that is not there is 404', async () => {
    const answer = await edit(uuidv7(), { title: 'а', image: photo });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Новость не найдена.']);
    expect(await stored()).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('answers the post as it was; afterwards it is nowhere', async () => {
    const { _id } = (await create({ ...fields, image: photo })).json();
    const send = (url: string, payload: object) =>
      posts.app.inject({ method: 'POST', url, payload, headers: admin.headers });
    const comment = (await send(`/api/comments/${_id}`, { comment: 'Да' })).json();
    await send('/internal/views', { views: { [_id]: 7 } });
    const last = (await edit(_id, { title: 'Иначе' })).json();
    expect(last).toMatchObject({ title: 'Иначе', views: 7, comments: [comment._id] });
    const answer = await remove(_id);
    expect([answer.statusCode, answer.json()]).toEqual([200, last]);
    expect((await get(`/api/posts/${_id}`)).statusCode).toBe(404);
    expect((await get('/api/posts')).json()).toEqual({ posts: [], popularPosts: [] });
    expect((await remove(_id)).statusCode).toBe(404);
  });
});

describe('reading', () => {
  it('says in Russian that a post is not there', async () => {
    for (const id of [uuidv7(), 'x', "'; DROP", '%7B%22$ne%22:null%7D']) {
      const answer = await get(`/api/posts/${encodeURIComponent(id)}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Новость не найдена.']);
    }
  });

  it('pages back in time', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await create({ ...fields, title });
    const page = async (query: string) =>
      (await get(`/api/posts?${query}`)).json().posts as { _id: string; title: string }[];
    const first = await page('limit=2');
    expect(first.map(({ title }) => title)).toEqual(['5', '4']);
    const second = await page(`limit=2&before=${first[1]!._id}`);
    expect(second.map(({ title }) => title)).toEqual(['3', '2']);
    expect(await page('')).toHaveLength(5);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit[$ne]=1', 'before=x', 'sort=views', 'limit=1&limit=2'])(
    'refuses the query %s',
    async (query) => {
      const answer = await get(`/api/posts?${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('says how far it has seen the logs', async () => {
    await create();
    expect((await get('/api/posts')).headers['portal-seen']).toBe('AUTH=3,POSTS=1');
  });

  it('shows no name once the account is forgotten', async () => {
    const { _id } = (await create()).json();
    await posts.parts.vault.forget(`keys.user.${admin.id}`);
    expect((await get(`/api/posts/${_id}`)).json().username).toBe('');
  });
});
