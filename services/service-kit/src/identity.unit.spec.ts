import { LogUnavailableError } from '@portal/event-store/errors';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnavailableError } from './errors.ts';
import { Identity } from './identity.ts';
import { TestAuth } from './testing/test-auth.ts';

const ANNA = '01890000-0000-7000-8000-00000000000a';
const BORIS = '01890000-0000-7000-8000-00000000000b';

let auth: TestAuth;
let stop: AbortController;

beforeEach(async () => {
  auth = await TestAuth.start();
  stop = new AbortController();
});
afterEach(() => stop.abort());

describe('who is an administrator', () => {
  it('is known from the stream, and changes with it', async () => {
    const identity = new Identity(auth.log);
    identity.follow(stop.signal);
    await identity.caughtUp(await auth.grantAdmin(ANNA), 1_000);
    expect([identity.isAdmin(ANNA), identity.isAdmin(BORIS)]).toEqual([true, false]);
    await identity.caughtUp(await auth.withdrawAdmin(ANNA), 1_000);
    expect(identity.isAdmin(ANNA)).toBe(false);
  });

  it('is nobody’s guess after an event that can not be understood', async () => {
    const identity = new Identity(auth.log);
    const following = identity.follow(stop.signal);
    await identity.caughtUp(1, 1_000);
    expect(() => identity.assertKnown()).not.toThrow();
    await auth.log.append([
      { subject: 'auth.admins', expected: 0, events: [{ type: 'portal.admin.promoted.v9', data: {} }] },
    ]);
    await expect(following).rejects.toThrow('unknown type');
    expect(() => identity.assertKnown()).toThrow(UnavailableError);
    expect(() => identity.check()).toThrow('unknown type');
  });
});

describe('before the stream has been read', () => {
  it('nobody is judged', () => {
    const identity = new Identity(auth.log);
    expect(() => identity.assertKnown()).toThrow(UnavailableError);
    expect(() => identity.check()).toThrow('has not been read yet');
  });

  it('and while nothing is in it, the service is not ready', async () => {
    const identity = new Identity(new MemoryLog('AUTH'));
    identity.follow(stop.signal);
    await new Promise(setImmediate);
    expect(() => identity.assertKnown()).not.toThrow();
    expect(() => identity.check()).toThrow('no signing key has been published yet');
  });

  it('is waited for while the log is away', async () => {
    const identity = new Identity(auth.log);
    const info = auth.log.info.bind(auth.log);
    let refusals = 2;
    auth.log.info = async () => {
      if (refusals-- > 0) throw new LogUnavailableError('away');
      return info();
    };
    identity.follow(stop.signal);
    await identity.caughtUp(1, 2_000);
    expect(identity.key('test')).toBeDefined();
  });
});
