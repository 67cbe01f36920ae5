import type { EventLog } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { beforeEach, expect, it } from 'vitest';
import { ViewCounter } from './view-counter.ts';

const a = '0192f0c4-0000-7000-8000-00000000000a';
const b = '0192f0c4-0000-7000-8000-00000000000b';
const missing = '0192f0c4-0000-7000-8000-00000000000c';

let log: MemoryLog;
const counted = async () =>
  (await log.load('posts.views')).map(({ data }) => (data as { views: unknown }).views);
const counter = (to: EventLog = log) => new ViewCounter(to, async (postId) => postId !== missing);

beforeEach(() => {
  log = new MemoryLog('POSTS');
});

it('writes one event for a batch, without posts that are not there', async () => {
  expect(await counter().count({ [a]: 3, [missing]: 7, [b]: 1 })).toBe(1);
  expect(await counted()).toEqual([{ [a]: 3, [b]: 1 }]);
});

it('writes nothing when no post is there', async () => {
  expect(await counter().count({ [missing]: 7 })).toBeNull();
  expect(await counter().count({})).toBeNull();
  expect(await counted()).toEqual([]);
});

it('adds up what comes while an append is under way', async () => {
  const views = counter();
  const reports = Array.from({ length: 50 }, () => views.count({ [a]: 1, [b]: 2 }));
  await Promise.all(reports);
  const events = (await counted()) as Record<string, number>[];
  expect(events.length).toBeLessThan(5);
  expect(events.reduce((sum, event) => sum + event[a]!, 0)).toBe(50);
  expect(events.reduce((sum, event) => sum + event[b]!, 0)).toBe(100);
});

it('goes on where another process has counted', async () => {
  const [first, second] = [counter(), counter()];
  await first.count({ [a]: 1 });
  await second.count({ [a]: 2 });
  await first.count({ [a]: 4 });
  expect(await counted()).toEqual([{ [a]: 1 }, { [a]: 2 }, { [a]: 4 }]);
});

it('goes on after the log was away, and says what was not counted', async () => {
  let away = true;
  const views = counter({
    ...{ stream: log.stream, load: log.load.bind(log), read: log.read.bind(log), info: log.info.bind(log) },
    append: async (writes) => {
      if (away) throw new Error('away');
      return log.append(writes);
    },
  });
  await expect(views.count({ [a]: 1 })).rejects.toThrow('away');
  away = false;
  await views.count({ [a]: 2 });
  expect(await counted()).toEqual([{ [a]: 2 }]);
});
