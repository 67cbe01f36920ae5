import { beforeEach, describe, expect, it } from 'vitest';
import { TooManyFailedLoginsError } from '../errors.ts';
import { FailedLogins } from './failed-logins.ts';

let now: number;
let logins: FailedLogins;
const wrong = async () => null;
const right = async () => 'anna';

beforeEach(() => {
  now = 1_000_000;
  logins = new FailedLogins({ now: () => now });
});

async function fail(times: number) {
  for (let i = 0; i < times; i += 1) await logins.attempt('anna', false, wrong);
}

async function waitAsked(): Promise<number> {
  const error = await logins.attempt('anna', false, wrong).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(TooManyFailedLoginsError);
  return (error as TooManyFailedLoginsError).details.retryAfter!;
}

describe('wrong passwords', () => {
  it('are free ten times', async () => {
    await fail(10);
    expect(await waitAsked()).toBe(1);
  });

  it('make each further attempt wait longer', async () => {
    await fail(10);
    now += 1_000;
    await fail(1);
    expect(await waitAsked()).toBe(2);
    now += 2_000;
    await fail(1);
    expect(await waitAsked()).toBe(4);
  });

  it('never make anybody wait for more than five minutes', async () => {
    await fail(10);
    for (let i = 0; i < 8; i += 1) {
      now += (await waitAsked()) * 1_000;
      await fail(1);
    }
    expect(await waitAsked()).toBeLessThanOrEqual(300);
  });

  it('are forgotten after fifteen minutes', async () => {
    await fail(10);
    now += 15 * 60 * 1_000;
    await fail(10);
  });

  it('are forgotten after the right one', async () => {
    await fail(9);
    expect(await logins.attempt('anna', false, right)).toBe('anna');
    await fail(10);
  });

  it('of one name do not slow another', async () => {
    await fail(10);
    expect(await logins.attempt('boris', false, right)).toBe('anna');
  });

  it('do not keep out a session of the account itself', async () => {
    await fail(10);
    expect(await logins.attempt('anna', true, right)).toBe('anna');
  });

  it('can not go free by being many at once', async () => {
    const gate = Promise.withResolvers<null>();
    const attempts = Array.from({ length: 50 }, () => logins.attempt('anna', false, () => gate.promise));
    gate.resolve(null);
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
