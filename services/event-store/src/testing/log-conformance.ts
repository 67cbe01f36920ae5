import { describe, expect, it } from 'vitest';
import { ConflictError, LogReplacedError } from '../errors.ts';
import type { EventLog, NewEvent, Recorded } from '../log.ts';
import type { Upcasters } from '../upcasting.ts';
import { uuidv7 } from '../uuid.ts';
import { readUpTo } from './read-up-to.ts';

/** A log of the stream POSTS, which others may have written to before. */
export type OpenLog = (options?: { upcasters?: Upcasters }) => EventLog;

const event = (n: number): NewEvent => ({ type: 'portal.test.counted.v1', data: { n } });
const events = (count: number) => Array.from({ length: count }, (_, n) => event(n));
const newSubject = () => `posts.post.${uuidv7()}`;
const dataOf = (recorded: Recorded[]) => recorded.map(({ data }) => (data as { n: number }).n);

/** What every log must do, whatever it is made of. */
export function describeLog(name: string, open: OpenLog): void {
  describe(name, () => {
    it('answers an append with what it stored', async () => {
      const log = open();
      const subject = newSubject();
      const { last } = await log.info();
      const { sequence, events: appended } = await log.append([
        { subject, expected: 0, events: [event(1), event(2)] },
      ]);
      expect(sequence).toBe(last + 2);
      expect(appended).toMatchObject([
        { ...event(1), subject, sequence: last + 1 },
        { ...event(2), subject, sequence: last + 2 },
      ]);
      expect(appended[0]!.id).not.toBe(appended[1]!.id);
      expect(Date.parse(appended[0]!.time)).toBeLessThanOrEqual(Date.now());
      expect(await log.load(subject, { atLeast: sequence })).toEqual(appended);
      expect((await log.info()).last).toBe(sequence);
    });

    it('has no events for a subject that nobody wrote to', async () => {
      expect(await open().load(newSubject())).toEqual([]);
    });

    it('refuses a new aggregate where there is one', async () => {
      const log = open();
      const subject = newSubject();
      const { sequence } = await log.append([{ subject, expected: 0, events: [event(1)] }]);
      const again = log.append([{ subject, expected: 0, events: [event(2)] }]);
      await expect(again).rejects.toThrow(ConflictError);
      await expect(again).rejects.toMatchObject({ subject, expected: 0, actual: sequence });
      expect(dataOf(await log.load(subject, { atLeast: sequence }))).toEqual([1]);
    });

    it('refuses a sequence that the subject has not reached', async () => {
      const log = open();
      const subject = newSubject();
      const { sequence } = await log.append([{ subject, expected: 0, events: [event(1)] }]);
      const ahead = log.append([{ subject, expected: sequence + 1, events: [event(2)] }]);
      await expect(ahead).rejects.toMatchObject({ code: 'CONFLICT', actual: sequence });
    });

    it('goes on after the last sequence of the subject, whatever else was written meanwhile', async () => {
      const log = open();
      const subject = newSubject();
      const { sequence } = await log.append([{ subject, expected: 0, events: [event(1)] }]);
      await log.append([{ subject: newSubject(), expected: 0, events: [event(7)] }]);
      const second = await log.append([{ subject, expected: sequence, events: [event(2)] }]);
      expect(dataOf(await log.load(subject, { atLeast: second.sequence }))).toEqual([1, 2]);
    });

    it('appends to several subjects as one', async () => {
      const log = open();
      const [a, b] = [newSubject(), newSubject()];
      const { events: appended } = await log.append([
        { subject: a, expected: 0, events: [event(1), event(2)] },
        { subject: b, expected: 0, events: [event(3)] },
      ]);
      const [first, second, third] = appended.map(({ sequence }) => sequence);
      expect([second, third]).toEqual([first! + 1, first! + 2]);
      expect(await log.load(a, { atLeast: second! })).toEqual(appended.slice(0, 2));
      expect(await log.load(b, { atLeast: third! })).toEqual(appended.slice(2));
    });

    it('appends nothing when one of several subjects has moved on', async () => {
      const log = open();
      const [a, b] = [newSubject(), newSubject()];
      const { sequence } = await log.append([{ subject: b, expected: 0, events: [event(1)] }]);
      const stale = log.append([
        { subject: a, expected: 0, events: [event(2)] },
        { subject: b, expected: 0, events: [event(3)] },
      ]);
      await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', subject: b, actual: sequence });
      expect(await log.load(a)).toEqual([]);
      expect((await log.info()).last).toBe(sequence);
    });

    it('lets exactly one of many writers win who expect the same', async () => {
      const log = open();
      const subject = newSubject();
      const results = await Promise.allSettled(
        events(20).map((one) => log.append([{ subject, expected: 0, events: [one, one] }])),
      );
      const [won] = results.filter((result) => result.status === 'fulfilled');
      const lost = results.filter((result) => result.status === 'rejected');
      expect(lost).toHaveLength(19);
      expect(lost.every(({ reason }) => reason instanceof ConflictError)).toBe(true);
      const { sequence, events: stored } = won!.value;
      expect(await log.load(subject, { atLeast: sequence })).toEqual(stored);
    });

    it('refuses what can not be one append', async () => {
      const log = open();
      const subject = newSubject();
      const twice = { subject, expected: 0, events: [event(1)] };
      await expect(log.append([])).rejects.toThrow(RangeError);
      await expect(log.append([{ subject, expected: 0, events: [] }])).rejects.toThrow(RangeError);
      await expect(log.append([twice, twice])).rejects.toThrow(RangeError);
      await expect(log.append([{ subject, expected: 0, events: events(1_001) }])).rejects.toThrow(RangeError);
      expect(await log.load(subject)).toEqual([]);
    });

    it('keeps a thousand events in one append, and loads more than that', async () => {
      const log = open();
      const subject = newSubject();
      const { sequence } = await log.append([{ subject, expected: 0, events: events(1_000) }]);
      const rest = await log.append([{ subject, expected: sequence, events: events(500) }]);
      expect(dataOf(await log.load(subject, { atLeast: rest.sequence }))).toEqual(
        [...events(1_000), ...events(500)].map(({ data }) => (data as { n: number }).n),
      );
    });

    it('keeps the fingerprint of the request beside each event', async () => {
      const log = open();
      const subject = newSubject();
      const { sequence } = await log.append([{ subject, expected: 0, events: [event(1), event(2)] }], {
        request: 'fingerprint',
      });
      const stored = await log.load(subject, { atLeast: sequence });
      expect(stored.map(({ request }) => request)).toEqual(['fingerprint', 'fingerprint']);
    });

    it('keeps events as JSON, out of reach of whoever wrote or read them', async () => {
      const log = open();
      const subject = newSubject();
      const data = { word: 'Привет', nothing: undefined, list: [1] };
      const said = { type: 'portal.test.said.v1', data };
      const { sequence } = await log.append([{ subject, expected: 0, events: [said] }]);
      data.list.push(2);
      const [first] = await log.load(subject, { atLeast: sequence });
      (first!.data as typeof data).word = 'changed';
      expect((await log.load(subject))[0]!.data).toStrictEqual({ word: 'Привет', list: [1] });
    });

    it('reads from a sequence on, then what comes, until the signal', async () => {
      const log = open();
      const { last } = await log.info();
      const subject = newSubject();
      const { sequence, events: before } = await log.append([{ subject, expected: 0, events: events(3) }]);
      const stop = new AbortController();
      const read: Recorded[] = [];
      for await (const one of log.read({ after: last, signal: stop.signal })) {
        read.push(one);
        if (read.length === 3) await log.append([{ subject, expected: sequence, events: [event(4)] }]);
        if (read.length === 4) stop.abort();
      }
      expect(read.slice(0, 3)).toEqual(before);
      expect(dataOf(read)).toEqual([0, 1, 2, 4]);
    });

    it('ends an idle reader by the signal, without an error', async () => {
      const log = open();
      const stop = new AbortController();
      const reading = readUpTo(log, (await log.info()).last, Number.POSITIVE_INFINITY, stop.signal);
      setImmediate(() => stop.abort());
      expect(await reading).toEqual([]);
    });

    it('gives each reader everything', async () => {
      const log = open();
      const { last } = await log.info();
      await log.append([{ subject: newSubject(), expected: 0, events: events(50) }]);
      const readers = [1, 2, 3].map(() => readUpTo(log, last, last + 50));
      for (const read of await Promise.all(readers)) expect(dataOf(read)).toEqual(dataOf(await readers[0]!));
    });

    it('tells a reader whose position is of another log', async () => {
      const log = open();
      const { last, identity } = await log.info();
      await expect(readUpTo(log, last + 1, last + 2)).rejects.toThrow(LogReplacedError);
      const { signal } = new AbortController();
      const other = log.read({ after: 0, identity: `not ${identity}`, signal })[Symbol.asyncIterator]();
      await expect(other.next()).rejects.toThrow(LogReplacedError);
    });

    it('lifts old events to the newest version, on loading and on reading', async () => {
      const subject = newSubject();
      const { last } = await open().info();
      const { sequence } = await open().append([{ subject, expected: 0, events: [event(1)] }]);
      const log = open({
        upcasters: {
          'portal.test.counted.v1': ({ n }: { n: number }) => ({
            type: 'portal.test.counted.v2',
            data: { count: n },
          }),
          'portal.test.counted.v2': ({ count }: { count: number }) => ({
            type: 'portal.test.counted.v3',
            data: { count, unit: 'pieces' },
          }),
        },
      });
      const lifted = [{ type: 'portal.test.counted.v3', data: { count: 1, unit: 'pieces' } }];
      expect(await log.load(subject, { atLeast: sequence })).toMatchObject(lifted);
      expect(await readUpTo(log, last, last + 1)).toMatchObject(lifted);
    });
  });
}
