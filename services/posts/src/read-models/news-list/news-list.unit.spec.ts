import type { CommentEvent, PostEvent, ViewsEvent } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import { MemoryProjection } from '@portal/event-store/testing/memory-projection';
import { formatUuid } from '@portal/event-store/uuid';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { type CountedPost, NewsList } from './news-list.ts';
import { newsListProjection } from './projection.ts';

type Event = PostEvent | CommentEvent | ViewsEvent;

const uuid = (kind: number, n: number) => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(n, 0);
  bytes.writeUInt8(kind, 15);
  return formatUuid(bytes, 7);
};
const postId = (n: number) => uuid(1, n);
const admin = uuid(2, 1);

let projection: MemoryProjection<Event>;
let list: NewsList;
let sequence: number;

beforeEach(() => {
  projection = new MemoryProjection(newsListProjection);
  list = new NewsList(projection);
  sequence = 0;
});

async function happen(event: Event): Promise<void> {
  sequence += 1;
  const time = new Date(Date.UTC(2026, 0, 1) + sequence * 1000).toISOString();
  await projection.fold({ ...event, id: uuid(3, sequence), subject: 'any', sequence, time } as Recorded);
}

const publish = (n: number) => {
  const content = { title: `Новость ${n}`, text: 'Текст', image: null, imgAlt: '', tags: [] };
  return happen({
    type: 'portal.post.published.v1',
    data: { postId: postId(n), authorId: admin, ...content },
  });
};
const retitle = (n: number, title: string) =>
  happen({ type: 'portal.post.edited.v1', data: { postId: postId(n), editorId: admin, title } });
const remove = (n: number) =>
  happen({ type: 'portal.post.deleted.v1', data: { postId: postId(n), editorId: admin } });
const restore = (n: number) =>
  happen({ type: 'portal.post.restored.v1', data: { postId: postId(n), editorId: admin } });
const view = (views: Record<number, number>) => {
  const data = { views: Object.fromEntries(Object.entries(views).map(([n, count]) => [postId(+n), count])) };
  return happen({ type: 'portal.posts.viewed.v1', data });
};
const comment = (n: number, id: number) => {
  const data = { commentId: uuid(4, id), postId: postId(n), userId: admin, text: 'Да' };
  return happen({ type: 'portal.comment.written.v1', data });
};
const titles = (posts: CountedPost[] | null) => posts?.map(({ title }) => title);

it('lists posts newest first, with what changed in them', async () => {
  for (const n of [1, 2, 3]) await publish(n);
  await retitle(2, 'Иначе');
  expect(titles(await list.posts({}))).toEqual(['Новость 3', 'Иначе', 'Новость 1']);
  expect(await list.post(postId(2))).toMatchObject({
    ...{ title: 'Иначе', version: 2 },
    ...{ createdAt: '2026-01-01T00:00:02.000Z', updatedAt: '2026-01-01T00:00:04.000Z' },
  });
});

it('is empty before the first post and after the last was deleted', async () => {
  expect(await list.posts({})).toEqual([]);
  await publish(1);
  await remove(1);
  expect(await list.posts({ limit: 3 })).toEqual([]);
  expect(await list.popular()).toEqual([]);
  expect(await list.post(postId(1))).toBeNull();
});

it('pages back over the edges of its documents and over deleted posts', async () => {
  for (let n = 1; n <= 250; n += 1) await publish(n);
  for (let n = 101; n <= 200; n += 1) await remove(n);
  const first = await list.posts({ limit: 49 });
  expect(titles(first)?.at(-1)).toBe('Новость 202');
  const second = await list.posts({ limit: 3, before: first!.at(-1)!.id });
  expect(titles(second)).toEqual(['Новость 201', 'Новость 100', 'Новость 99']);
  expect(titles(await list.posts({ limit: 2, before: postId(150) }))).toEqual(['Новость 100', 'Новость 99']);
  expect(await list.posts({ limit: 2, before: postId(1) })).toEqual([]);
  expect(await list.posts({ limit: 2, before: postId(999) })).toBeNull();
  expect(await list.posts({})).toHaveLength(150);
});

it('reads no more documents for a page when there are more posts', async () => {
  let reads = 0;
  const counting = new NewsList({
    get: (id) => {
      reads += 1;
      return projection.get(id);
    },
    seen: () => projection.seen(),
  });
  const cost = async () => {
    reads = 0;
    await counting.posts({ limit: 20 });
    await counting.popular();
    return reads;
  };
  for (let n = 1; n <= 150; n += 1) await publish(n);
  const few = await cost();
  for (let n = 151; n <= 2_050; n += 1) await publish(n);
  expect(await cost()).toBe(few);
});

it('counts views and comments, and forgets those of posts that are not there', async () => {
  await publish(1);
  await view({ 1: 2, 7: 5 });
  await view({ 1: 3 });
  await comment(1, 1);
  await comment(7, 2);
  expect((await list.post(postId(1)))?.tally).toMatchObject({
    ...{ views: 5, comments: 1, firstComments: [uuid(4, 1)] },
  });
  await remove(1);
  await view({ 1: 1 });
  await comment(1, 3);
  expect(await list.popular()).toEqual([]);
});

it('counts all comments, but keeps the ids of the first hundred alone', async () => {
  await publish(1);
  for (let id = 1; id <= 130; id += 1) await comment(1, id);
  const { tally } = (await list.post(postId(1)))!;
  expect([tally.comments, tally.firstComments.length]).toEqual([130, 100]);
});

it('tells the three most viewed posts wherever they are, also when a popular one is deleted', async () => {
  for (let n = 1; n <= 350; n += 1) await publish(n);
  expect(titles(await list.popular())).toEqual(['Новость 350', 'Новость 349', 'Новость 348']);
  await view({ 5: 10, 150: 30, 151: 20, 152: 15, 350: 10 });
  expect(titles(await list.popular())).toEqual(['Новость 150', 'Новость 151', 'Новость 152']);
  await remove(151);
  await remove(150);
  expect(titles(await list.popular())).toEqual(['Новость 152', 'Новость 350', 'Новость 5']);
});

it('agrees with a list that is sorted anew each time', async () => {
  const n = fc.integer({ min: 1, max: 260 });
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ kind: 'publish' } as const) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), n }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), n }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('view' as const), n, count: fc.nat(5) }) },
  );
  const steps = fc.array(step, { minLength: 200, maxLength: 400, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      projection = new MemoryProjection(newsListProjection);
      list = new NewsList(projection);
      const model = new Map<number, number>();
      const removed = new Map<number, number>();
      let published = 0;
      for (const step of steps) {
        if (step.kind === 'publish') {
          published += 1;
          await publish(published);
          model.set(published, 0);
        } else if (step.kind === 'remove' && model.has(step.n)) {
          removed.set(step.n, model.get(step.n)!);
          model.delete(step.n);
          await remove(step.n);
        } else if (step.kind === 'restore' && removed.has(step.n)) {
          model.set(step.n, removed.get(step.n)!);
          removed.delete(step.n);
          await restore(step.n);
        }
        if (step.kind === 'view' && model.has(step.n) && step.count > 0) {
          await view({ [step.n]: step.count });
          model.set(step.n, model.get(step.n)! + step.count);
        }
      }
      const newest = [...model.keys()].toSorted((a, b) => b - a);
      const popular = newest.toSorted((a, b) => model.get(b)! - model.get(a)!).slice(0, 3);
      expect((await list.posts({}))?.map(({ id }) => id)).toEqual(newest.map(postId));
      expect((await list.popular()).map(({ id }) => id)).toEqual(popular.map(postId));
    }),
    { numRuns: 10 },
  );
});
