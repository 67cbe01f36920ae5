import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SessionEndedError } from '@portal/service-kit/errors';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyRing } from '../signing-keys/key-ring.ts';
import { makeToken } from './tokens.ts';

const HOUR = 60 * 60;
const session = {
  userId: 'anna',
  sessionId: 's',
  role: 'user',
  authTime: 1_000_000,
  generation: 0,
  oneTimePassword: false,
} as const;

let dir: string;
let ring: KeyRing;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-keys-'));
  ring = await KeyRing.open(join(dir, 'keys.json'), new Date());
});
afterAll(() => rm(dir, { recursive: true }));

const lives = async (age: number) => {
  const { exp, iat } = decodeJwt(await makeToken(session, ring, session.authTime + age));
  return exp! - iat!;
};

describe('a token', () => {
  it('lives an hour', async () => {
    expect(await lives(0)).toBe(HOUR);
    expect(await lives(11 * HOUR)).toBe(HOUR);
  });

  it('does not outlive its session of twelve hours', async () => {
    expect(await lives(11.75 * HOUR)).toBe(HOUR / 4);
  });

  it('is not made once the session has ended', async () => {
    expect(() => makeToken(session, ring, session.authTime + 12 * HOUR)).toThrow(SessionEndedError);
  });
});
