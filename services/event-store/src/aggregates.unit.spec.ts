import type { EventSchemas } from '@portal/contracts/events/event';
import Type from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { Aggregates } from './aggregates.ts';
import type { Decider } from './decider.ts';
import { ConflictError, IdempotencyKeyReusedError, PoisonEventError } from './errors.ts';
import { follow } from './follow.ts';
import { idempotentId, requestFingerprint } from './idempotency.ts';
import { MemoryLog } from './memory-log.ts';

const events = { 'test.seat.taken.v1': Type.Object({ by: Type.String() }) } satisfies EventSchemas;
interface SeatTaken {
  type: 'test.seat.taken.v1';
  data: { by: string };
}
class RoomFullError extends Error {}

/** A room with as many seats as the decider says. */
const room = (seats: number): Decider<{ by: string }, SeatTaken, string[]> => ({
  initial: () => [],
  evolve: (taken, { data }) => [...taken, data.by],
  decide({ by }, taken) {
    if (taken.includes(by)) return [];
    if (taken.length === seats) throw new RoomFullError();
    return [{ type: 'test.seat.taken.v1', data: { by } }];
  },
});

const subject = (id: string) => `posts.post.${id}`;
const taken = (by: string): SeatTaken => ({ type: 'test.seat.taken.v1', data: { by } });

let log: MemoryLog;
const rooms = (limit?: number, seats = 3) =>
  new Aggregates({ log, decider: room(seats), subject, events, ...(limit && { limit }) });

beforeEach(() => {
  log = new MemoryLog('POSTS');
});

describe('aggregates', () => {
  it('append what was decided and answer the new state', async () => {
    const handled = await rooms().handle('a', { by: 'Анна' });
    expect(handled).toMatchObject({ state: ['Анна'], sequence: 1, repeated: false, events: [taken('Анна')] });
    expect(await log.load(subject('a'))).toEqual(handled.events);
  });

  it('append nothing when there is nothing to change', async () => {
    const all = rooms();
    await all.handle('a', { by: 'Анна' });
    expect(await all.handle('a', { by: 'Анна' })).toMatchObject({ events: [], sequence: 1, state: ['Анна'] });
  });

  it('pass on a refusal, having appended nothing', async () => {
    const all = rooms(undefined, 0);
    await expect(all.handle('a', { by: 'Анна' })).rejects.toThrow(RoomFullError);
    expect((await log.info()).last).toBe(0);
  });

  it('decide again on what somebody else has written meanwhile', async () => {
    const [one, two] = [rooms(), rooms()];
    await one.handle('a', { by: 'Анна' });
    await two.handle('a', { by: 'Борис' });
    // `one` still believes that Анна sits alone.
    expect(await one.handle('a', { by: 'Вера' })).toMatchObject({
      state: ['Анна', 'Борис', 'Вера'],
      sequence: 3,
    });
    await expect(two.handle('a', { by: 'Глеб' })).rejects.toThrow(RoomFullError);
  });

  it('keep their rule under a crowd of processes', async () => {
    const processes = Array.from({ length: 8 }, () => rooms());
    const outcomes = await Promise.allSettled(
      processes.map((all, i) => all.handle('a', { by: `гость ${i}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await log.load(subject('a'))).toHaveLength(3);
  });

  it('take commands of one process to one aggregate in turn, so that they do not meet conflicts', async () => {
    let conflicts = 0;
    const append = log.append.bind(log);
    log.append = async (...args) => {
      try {
        return await append(...args);
      } catch (error) {
        if (error instanceof ConflictError) conflicts += 1;
        throw error;
      }
    };
    const all = rooms(undefined, 100);
    await Promise.all(Array.from({ length: 50 }, (_, i) => all.handle('a', { by: `гость ${i}` })));
    expect(conflicts).toBe(0);
    expect((await all.load('a')).state).toHaveLength(50);
  });

  it('give up when the conflicts do not end', async () => {
    const all = rooms();
    log.append = async () => {
      throw new ConflictError(subject('a'), 0, 0);
    };
    await expect(all.handle('a', { by: 'Анна' })).rejects.toThrow(ConflictError);
  });

  it('are loaded when they are not in memory, and forgotten when there are too many', async () => {
    const all = rooms(1);
    await all.handle('a', { by: 'Анна' });
    await all.handle('b', { by: 'Борис' });
    expect(await all.load('a')).toEqual({ state: ['Анна'], sequence: 1 });
    expect(await all.load('none')).toEqual({ state: [], sequence: 0 });
  });

  it('learn from the log what others write, when they follow it', async () => {
    const all = rooms();
    await all.handle('a', { by: 'Анна' });
    const stop = new AbortController();
    const following = follow(log, [all], stop.signal);
    await all.load('a');
    await rooms().handle('a', { by: 'Борис' });
    await expect.poll(async () => (await all.load('a')).state).toEqual(['Анна', 'Борис']);
    stop.abort();
    await following;
  });

  it('do not go on past an event that they do not understand', async () => {
    await log.append([
      { subject: subject('a'), expected: 0, events: [{ type: 'test.seat.taken.v2', data: { by: 'Анна' } }] },
    ]);
    await expect(rooms().handle('a', { by: 'Борис' })).rejects.toThrow(PoisonEventError);
    await log.append([
      { subject: subject('b'), expected: 0, events: [{ type: 'test.seat.taken.v1', data: {} }] },
    ]);
    await expect(rooms().load('b')).rejects.toThrow(PoisonEventError);
  });
});

describe('a creation with an Idempotency-Key', () => {
  const id = idempotentId('rooms/анна', 'key-1');
  const request = requestFingerprint('key-1', ['Анна']);

  it('makes one event when it comes twice, also after a restart', async () => {
    const first = await rooms().handle(id, { by: 'Анна' }, { request });
    const again = await rooms().handle(id, { by: 'Анна' }, { request });
    expect(again).toEqual({ ...first, repeated: true });
    expect((await log.info()).last).toBe(1);
  });

  it('makes one event when it comes twice at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => rooms().handle(id, { by: 'Анна' }, { request })));
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect((await log.info()).last).toBe(1);
  });

  it('is refused when the key came with another body before', async () => {
    await rooms().handle(id, { by: 'Анна' }, { request });
    const other = requestFingerprint('key-1', ['Борис']);
    await expect(rooms().handle(id, { by: 'Борис' }, { request: other })).rejects.toThrow(
      IdempotencyKeyReusedError,
    );
  });

  it('tells its outcome also when the aggregate has changed since', async () => {
    const { events } = await rooms().handle(id, { by: 'Анна' }, { request });
    await rooms().handle(id, { by: 'Борис' });
    expect(await rooms().handle(id, { by: 'Анна' }, { request })).toMatchObject({
      events,
      state: ['Анна', 'Борис'],
    });
  });
});
