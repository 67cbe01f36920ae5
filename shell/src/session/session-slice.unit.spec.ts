// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkFailed,
  checkStarted,
  checkSucceeded,
  leftIdle,
  noSession,
  type SessionState,
  sessionReducer,
  signedIn,
  signedOut,
  statusOf,
  tokenChangedElsewhere,
  tokenRefused,
} from './session-slice.ts';

const user = { _id: '01890000-0000-7000-8000-000000000001', username: 'Анна', role: 'user' as const };
const stored: SessionState = { ...noSession, token: 'stored' };
const open: SessionState = { ...noSession, user, token: 'good' };

const HERE = '/crm/EditPostPage?id=1';

beforeEach(() => history.replaceState(null, '', HERE));

describe('session', () => {
  it('takes user, token and message of a sign-in over', () => {
    expect(sessionReducer(noSession, signedIn({ user, token: 'new', message: 'Вы вошли' }))).toEqual({
      ...noSession,
      user,
      token: 'new',
      status: 'Вы вошли',
    });
  });

  it('forgets user, token and status on signing out', () => {
    expect(sessionReducer({ ...open, status: 'Вы вошли' }, signedOut())).toEqual(noSession);
  });

  it('is unknown while the stored token is being checked', () => {
    expect(statusOf(sessionReducer(stored, checkStarted()))).toBe('unknown');
  });

  it('takes the fresh token of the check over', () => {
    const checked = sessionReducer(
      sessionReducer(stored, checkStarted()),
      checkSucceeded({ user, token: 'fresh' }),
    );
    expect(checked).toEqual({ ...noSession, user, token: 'fresh' });
    expect(statusOf(checked)).toBe('signed-in');
  });

  it('stays signed out when the check answers after signing out', () => {
    const late = sessionReducer(
      sessionReducer(stored, signedOut()),
      checkSucceeded({ user, token: 'fresh' }),
    );
    expect(late).toEqual(noSession);
  });

  it('drops a token that the server refuses', () => {
    const refused = sessionReducer(stored, checkFailed({ status: 401, message: 'Войдите снова' }));
    expect(refused.token).toBeNull();
    expect(statusOf(refused)).toBe('anonymous');
  });

  it('keeps a token that could not be checked, and says why', () => {
    const offline = sessionReducer(stored, checkFailed({ status: 0, message: 'Нет связи' }));
    expect(offline).toMatchObject({ token: 'stored', status: 'Нет связи', loading: false });
    expect(statusOf(offline)).toBe('anonymous');
  });

  it('ends when its token is refused, and not for an older token', () => {
    expect(sessionReducer(open, tokenRefused('good'))).toEqual({ ...noSession, endedAt: HERE });
    expect(sessionReducer(open, tokenRefused('older'))).toEqual(open);
  });

  it('that was left idle ends as one whose time was over, and is remembered where, until somebody signs in', () => {
    const idle = sessionReducer(open, leftIdle());
    expect(idle).toEqual({ ...noSession, endedAt: HERE });
    expect(sessionReducer(idle, signedIn({ user, token: 'new', message: '' })).endedAt).toBeNull();
  });

  it('follows another window out and in', () => {
    expect(sessionReducer(open, tokenChangedElsewhere(null))).toEqual(noSession);
    expect(sessionReducer(open, tokenChangedElsewhere('other')).token).toBe('other');
  });
});
