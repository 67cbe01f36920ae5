import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { ensureStreams } from './ensure-streams.ts';
import { ConflictError, LogFullError, LogReplacedError, LogUnavailableError } from './errors.ts';
import { UNREADABLE } from './event-catalogue.ts';
import type { EventLog, NewEvent, Recorded } from './log.ts';
import { type LossyProxy, startLossyProxy } from './testing/lossy-proxy.ts';
import { MODEST, type OwnNats, startOwnNats } from './testing/own-nats.ts';
import { readUpTo } from './testing/read-up-to.ts';
import { uuidv7 } from './uuid.ts';

const KIB = 1024;
const counted = (n: number): NewEvent => ({ type: 'portal.test.counted.v1', data: { n } });
const numbers = (events: Recorded[]) => events.map(({ data }) => (data as { n: number }).n);
const newSubject = () => `posts.post.${uuidv7()}`;

let nats: OwnNats;
let direct: LogConnections;
let log: EventLog;

beforeAll(async () => {
  nats = await startOwnNats({ maxBytes: { FRONTENDS: 64 * KIB } });
  direct = await connectLog({ natsUrl: nats.url, name: 'direct' });
  log = direct.log('POSTS');
});

afterAll(async () => {
  await direct?.close();
  await nats?.stop();
});

describe('an append whose answer is lost', () => {
  let proxy: LossyProxy;
  let through: LogConnections;
  let before: number;

  beforeEach(async () => {
    proxy = await startLossyProxy(nats.url);
    through = await connectLog({ natsUrl: proxy.url, name: 'through' });
    before = (await log.info()).last;
    return async () => {
      await through.close();
      await proxy.close();
    };
  });

  it.each([[1], [3]])('is found again and not written twice, with %i events', async (count) => {
    const subject = newSubject();
    const events = Array.from({ length: count }, (_, n) => counted(n));
    const lossy = through.log('POSTS');
    await lossy.info();
    proxy.loseAnswers();
    const appending = lossy.append([{ subject, expected: 0, events }]);
    await expect.poll(async () => (await log.info()).last).toBe(before + count);
    proxy.cut();
    const { events: appended, sequence } = await appending;
    expect(sequence).toBe(before + count);
    expect(await log.load(subject)).toEqual(appended);
  });

  it('is found again even when somebody else has appended after it', async () => {
    const subject = newSubject();
    const lossy = through.log('POSTS');
    await lossy.info();
    proxy.loseAnswers();
    const appending = lossy.append([{ subject, expected: 0, events: [counted(1)] }]);
    await expect.poll(async () => (await log.info()).last).toBe(before + 1);
    await log.append([{ subject, expected: before + 1, events: [counted(2)] }]);
    proxy.cut();
    expect((await appending).sequence).toBe(before + 1);
    expect(numbers(await log.load(subject))).toEqual([1, 2]);
  });

  it('is sent again when it had never arrived', async () => {
    const subject = newSubject();
    const lossy = through.log('POSTS');
    await lossy.info();
    proxy.loseRequests();
    const appending = lossy.append([{ subject, expected: 0, events: [counted(1), counted(2)] }]);
    proxy.cut();
    await appending;
    expect(numbers(await log.load(subject))).toEqual([1, 2]);
  });

  it('is a conflict when it had never arrived and somebody else was faster', async () => {
    const subject = newSubject();
    const lossy = through.log('POSTS');
    await lossy.info();
    proxy.loseRequests();
    const appending = lossy.append([{ subject, expected: 0, events: [counted(1)] }]);
    await log.append([{ subject, expected: 0, events: [counted(2)] }]);
    proxy.cut();
    await expect(appending).rejects.toThrow(ConflictError);
    expect(numbers(await log.load(subject))).toEqual([2]);
  });
});

describe('a reader that is cut off while it begins', () => {
  it('begins again at once, not when its request would have timed out', async () => {
    const proxy = await startLossyProxy(nats.url);
    const through = await connectLog({ natsUrl: proxy.url, name: 'through' });
    const lossy = through.log('POSTS');
    const { last } = await lossy.info();
    proxy.loseAnswers();
    const reading = readUpTo(lossy, last, last + 1);
    await log.append([{ subject: newSubject(), expected: 0, events: [counted(1)] }]);
    const start = performance.now();
    proxy.cut();
    expect(numbers(await reading)).toEqual([1]);
    expect(performance.now() - start).toBeLessThan(1_500);
    await through.close();
    await proxy.close();
  });
});

describe('a server that is killed', () => {
  it('loses no acknowledged event and keeps none twice, however many writers were at it', async () => {
    const { last: start } = await log.info();
    const perWriter = 25;
    let done = 0;
    let halfway = () => {};
    const atHalf = new Promise<void>((resolve) => {
      halfway = resolve;
    });
    const writer = async (count: number) => {
      const subject = newSubject();
      let expected = 0;
      for (let n = 0; n < perWriter; n += 1) {
        const events = Array.from({ length: count }, () => counted(n));
        expected = (await log.append([{ subject, expected, events }])).sequence;
        done += 1;
        if (done === 200) halfway();
      }
      return { subject, count };
    };
    const writing = Promise.all(Array.from({ length: 20 }, (_, i) => writer((i % 2) + 1)));
    await atHalf;
    await nats.kill();
    await nats.start();
    const written = await writing;
    for (const { subject, count } of written) {
      const expected = Array.from({ length: perWriter * count }, (_, i) => Math.floor(i / count));
      expect(numbers(await log.load(subject))).toEqual(expected);
    }
    expect((await log.info()).last).toBe(start + perWriter * 30);
  });

  it('makes an idle reader miss nothing, and wait less than three seconds for it', async () => {
    const stop = new AbortController();
    const reading = log.read({ after: (await log.info()).last, signal: stop.signal })[Symbol.asyncIterator]();
    const first = reading.next();
    const one = await log.append([{ subject: newSubject(), expected: 0, events: [counted(1)] }]);
    expect((await first).value).toEqual(one.events[0]);

    await nats.kill();
    await nats.start();
    const two = await log.append([
      { subject: newSubject(), expected: 0, events: [counted(2), counted(3), counted(4)] },
    ]);
    const start = performance.now();
    for (const event of two.events) expect((await reading.next()).value).toEqual(event);
    expect(performance.now() - start).toBeLessThan(3_000);
    stop.abort();
    expect((await reading.next()).done).toBe(true);
  });

  it('and stays away makes appends and loads fail as unavailable', async () => {
    await nats.kill();
    const short = direct.log('POSTS', { deadlineMs: 100 });
    await expect(
      short.append([{ subject: newSubject(), expected: 0, events: [counted(1)] }]),
    ).rejects.toThrow(LogUnavailableError);
    await expect(log.load(newSubject())).rejects.toThrow(LogUnavailableError);
    await expect(log.info()).rejects.toThrow(LogUnavailableError);
    await nats.start();
    await expect.poll(() => direct.connected()).toBe(true);
  });
});

describe('a stream', () => {
  it('that is full refuses, and says so', async () => {
    const full = direct.log('FRONTENDS');
    const events = [{ type: 'portal.test.filled.v1', data: 'x'.repeat(20 * KIB) }];
    const fill = async () => {
      for (let i = 0; i < 10; i += 1) {
        await full.append([{ subject: `frontends.area.${uuidv7()}`, expected: 0, events }]);
      }
    };
    await expect(fill()).rejects.toThrow(LogFullError);
    const batch = full.append([{ subject: 'frontends.area.a', expected: 0, events: [...events, ...events] }]);
    await expect(batch).rejects.toThrow(LogFullError);
    expect(await full.load('frontends.area.a')).toEqual([]);
  });

  it('that is made anew is noticed by an idle reader', async () => {
    const content = direct.log('CONTENT');
    await content.append([{ subject: 'content.page', expected: 0, events: [counted(1), counted(2)] }]);
    const { signal } = new AbortController();
    const reading = content.read({ after: 0, signal })[Symbol.asyncIterator]();
    await reading.next();
    await reading.next();
    const after = expect(reading.next()).rejects.toThrow(LogReplacedError);
    const jsm = await operator();
    await jsm.streams.delete('CONTENT');
    await ensureStreams(direct.connection('EVENTS'), 'EVENTS', {
      maxBytes: { ...MODEST, FRONTENDS: 64 * KIB },
    });
    await after;
  });

  it('that does not exist makes an append fail as unavailable', async () => {
    const jsm = await operator();
    await jsm.streams.delete('QUESTIONS');
    const log = direct.log('QUESTIONS', { deadlineMs: 100 });
    const appending = log.append([{ subject: 'questions.question.1', expected: 0, events: [counted(1)] }]);
    await expect(appending).rejects.toThrow(LogUnavailableError);
    await expect(log.info()).rejects.toThrow(LogUnavailableError);
  });

  it('hands out what is no event of ours as unreadable, in its place', async () => {
    const { last } = await log.info();
    const nc = direct.connection('EVENTS');
    await nc.request(newSubject(), 'no envelope');
    const event = await log.append([{ subject: newSubject(), expected: 0, events: [counted(1)] }]);
    expect(await readUpTo(log, last, last + 2)).toMatchObject([
      { type: UNREADABLE, sequence: last + 1 },
      { id: event.events[0]!.id },
    ]);
  });

  it('keeps no consumer for a reader that has left', async () => {
    const jsm = await operator();
    await readUpTo(log, 0, 1);
    await expect.poll(async () => (await jsm.streams.info('POSTS')).state.consumer_count).toBe(0);
  });
});

const operator = () => jetstreamManager(direct.connection('EVENTS'));
