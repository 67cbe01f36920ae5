import { MemoryLog } from '@portal/event-store/memory-log';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnauthenticatedError, UnavailableError } from './errors.ts';
import { Identity } from './identity.ts';
import { TestAuth } from './testing/test-auth.ts';
import { bearerToken, verifyToken } from './token.ts';

const USER = '01890000-0000-7000-8000-00000000000a';
const now = () => Math.floor(Date.now() / 1_000);

let auth: TestAuth;
let identity: Identity;
let stop: AbortController;

beforeEach(async () => {
  auth = await TestAuth.start();
  identity = new Identity(auth.log);
  stop = new AbortController();
  identity.follow(stop.signal);
  await identity.caughtUp(1, 1_000);
});
afterEach(() => stop.abort());

const claims = () => ({
  iss: 'portal',
  sub: USER,
  sid: 's',
  role: 'admin',
  auth_time: now(),
  iat: now(),
  exp: now() + 60,
});

async function publicJwk() {
  for await (const event of auth.log.read({ after: 0, signal: stop.signal })) {
    return (event.data as { keys: [Record<string, string>] }).keys[0];
  }
  throw new Error('no key');
}

describe('a token is taken', () => {
  it('when auth has signed it', async () => {
    expect(await verifyToken(await auth.token({ userId: USER }), identity)).toMatchObject({
      id: USER,
      role: 'user',
    });
  });
});

describe('a token is refused', () => {
  it.each<[string, () => Promise<string> | string]>([
    ['that has expired', () => auth.token({ userId: USER, claims: { exp: now() - 60 } })],
    ['that is not valid yet', () => auth.token({ userId: USER, claims: { nbf: now() + 600 } })],
    ['of another issuer', () => auth.token({ userId: USER, claims: { iss: 'elsewhere' } })],
    ['without a session', () => auth.token({ userId: USER, claims: { sid: undefined } })],
    ['whose time of login is a text', () => auth.token({ userId: USER, claims: { auth_time: 'now' } })],
    ['without a signature', () => new UnsecuredJWT(claims()).encode()],
    [
      'that says it needs no signature but has one',
      async () => {
        const [, body, signature] = (await auth.token({ userId: USER })).split('.');
        return `${Buffer.from('{"alg":"none","kid":"test"}').toString('base64url')}.${body}.${signature}`;
      },
    ],
    [
      'signed by a key of somebody else under a known name',
      async () => {
        const { privateKey } = await generateKeyPair('EdDSA');
        return new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', kid: 'test' }).sign(privateKey);
      },
    ],
    [
      'signed by a key that is not auth’s',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('EdDSA');
        const jwk = await exportJWK(publicKey);
        return new SignJWT(claims())
          .setProtectedHeader({ alg: 'EdDSA', kid: 'foreign', jwk })
          .sign(privateKey);
      },
    ],
    [
      'signed with the public key as if it were a shared secret',
      async () => {
        const jwk = await publicJwk();
        const spki = await exportSPKI((await importJWK(jwk, 'EdDSA', { extractable: true })) as CryptoKey);
        const header = { alg: 'HS256', kid: 'test' };
        return new SignJWT(claims()).setProtectedHeader(header).sign(Buffer.from(spki));
      },
    ],
    [
      'whose claims were changed',
      async () => {
        const [header, , signature] = (await auth.token({ userId: USER })).split('.');
        return `${header}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.${signature}`;
      },
    ],
    ['that is no token', () => 'a.b.c'],
  ])('%s', async (_name, make) => {
    await expect(verifyToken(await make(), identity)).rejects.toBeInstanceOf(UnauthenticatedError);
  });

  it('once its key is withdrawn', async () => {
    const token = await auth.token({ userId: USER });
    const data = { keys: [{ ...(await publicJwk()), kid: 'next' }] };
    const { sequence } = await auth.log.append([
      {
        subject: 'auth.signing-keys',
        expected: 1,
        events: [{ type: 'portal.signing-keys.published.v1', data }],
      },
    ]);
    await identity.caughtUp(sequence, 1_000);
    await expect(verifyToken(token, identity)).rejects.toBeInstanceOf(UnauthenticatedError);
  });

  it('as unavailable, not as wrong, while the keys are not known', async () => {
    const unknowing = new Identity(new MemoryLog('AUTH'));
    await expect(verifyToken(await auth.token({ userId: USER }), unknowing)).rejects.toBeInstanceOf(
      UnavailableError,
    );
  });
});

it.each([
  ['Bearer a.b.c', 'a.b.c'],
  ['bearer  a.b.', 'a.b.'],
  ['Basic a.b.c', undefined],
  ['Bearer null', undefined],
  ['Bearer a.b.c d', undefined],
  [undefined, undefined],
])('reads the header %j as the token %j', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
