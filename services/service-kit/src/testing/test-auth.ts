import { MemoryLog } from '@portal/event-store/memory-log';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { ALGORITHM, ISSUER } from '../token.ts';

interface TokenOptions {
  userId: string;
  /** Claims that differ from a good token's. */
  claims?: JWTPayload;
}

/** What auth does for the tests of other services: a stream AUTH with one signing key, and tokens signed with it. */
export class TestAuth {
  readonly log = new MemoryLog('AUTH');
  readonly #kid = 'test';
  readonly #privateKey: CryptoKey;
  #adminsSequence = 0;

  private constructor(privateKey: CryptoKey) {
    this.#privateKey = privateKey;
  }

  static async start(): Promise<TestAuth> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const auth = new TestAuth(privateKey);
    const key = { ...(await exportJWK(publicKey)), kid: auth.#kid, alg: ALGORITHM, use: 'sig' };
    await auth.log.append([
      {
        subject: 'auth.signing-keys',
        expected: 0,
        events: [{ type: 'portal.signing-keys.published.v1', data: { keys: [key] } }],
      },
    ]);
    return auth;
  }

  /** Makes the user an administrator, or takes that away; answers the sequence in AUTH. */
  async #change(type: string, userId: string): Promise<number> {
    const { sequence } = await this.log.append([
      { subject: 'auth.admins', expected: this.#adminsSequence, events: [{ type, data: { userId } }] },
    ]);
    this.#adminsSequence = sequence;
    return sequence;
  }

  grantAdmin(userId: string): Promise<number> {
    return this.#change('portal.admin.granted.v1', userId);
  }

  withdrawAdmin(userId: string): Promise<number> {
    return this.#change('portal.admin.withdrawn.v1', userId);
  }

  /** Ends all sessions of the user that are of an earlier generation; answers the sequence in AUTH. */
  async endSessions(userId: string, generation = 1): Promise<number> {
    const subject = `auth.sessions.${userId}`;
    const expected = (await this.log.load(subject)).at(-1)?.sequence ?? 0;
    const { sequence } = await this.log.append([
      {
        subject,
        expected,
        events: [{ type: 'portal.sessions.ended.v1', data: { userId, generation } }],
      },
    ]);
    return sequence;
  }

  /** A token as auth makes it, valid for an hour. */
  token({ userId, claims = {} }: TokenOptions): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({
      iss: ISSUER,
      sub: userId,
      sid: '01890000-0000-7000-8000-000000000001',
      role: 'user',
      auth_time: now,
      iat: now,
      exp: now + 3_600,
      ...claims,
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#kid, typ: 'JWT' })
      .sign(this.#privateKey);
  }

  /** Header for `inject`: `{ authorization: 'Bearer …' }`. */
  async headers(userId: string): Promise<{ authorization: string }> {
    return { authorization: `Bearer ${await this.token({ userId })}` };
  }
}
