import type { SessionsEvent } from '@portal/contracts/events/auth';
import type { Recorded } from '@portal/event-store/log';
import { describe, expect, it } from 'vitest';
import { EndedSessions } from './ended-sessions.ts';

const HOUR = 60 * 60 * 1_000;
const NOON = Date.parse('2026-11-21T12:00:00.000Z');

const recorded = (event: SessionsEvent, at = NOON): Recorded<SessionsEvent> => ({
  ...event,
  id: 'e',
  subject: 'auth.sessions.anna',
  sequence: 1,
  time: new Date(at).toISOString(),
});
const allEnded = (generation: number) =>
  recorded({ type: 'portal.sessions.ended.v1', data: { userId: 'anna', generation } });
const oneEnded = (sessionId: string, at = NOON) =>
  recorded({ type: 'portal.session.ended.v1', data: { userId: 'anna', sessionId } }, at);
const session = (sessionId: string, generation = 0, userId = 'anna') => ({ userId, sessionId, generation });

describe('ended sessions', () => {
  it('are all of an earlier generation of that user, and nobody else’s', () => {
    const ended = new EndedSessions(() => NOON);
    ended.fold(allEnded(2));
    expect([0, 1, 2].map((generation) => ended.has(session('s', generation)))).toEqual([true, true, false]);
    expect(ended.has(session('s', 0, 'boris'))).toBe(false);
  });

  it('are single ones by their id', () => {
    const ended = new EndedSessions(() => NOON);
    ended.fold(oneEnded('phone'));
    expect([ended.has(session('phone')), ended.has(session('tablet'))]).toEqual([true, false]);
  });

  it('are kept in mind for as long as a token of theirs could live, and no longer', () => {
    let now = NOON;
    const ended = new EndedSessions(() => now);
    ended.fold(oneEnded('phone'));
    now = NOON + 12 * HOUR;
    ended.fold(oneEnded('tablet', now));
    expect(ended.has(session('phone'))).toBe(true);
    now = NOON + 14 * HOUR;
    ended.fold(oneEnded('desk', now));
    expect([ended.has(session('phone')), ended.has(session('tablet'))]).toEqual([false, true]);
    ended.fold(oneEnded('long ago', NOON));
    expect(ended.has(session('long ago'))).toBe(false);
  });
});
