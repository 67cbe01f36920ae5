import type { Role } from '@portal/contracts/rest/auth';
import { SessionEndedError } from '@portal/service-kit/errors';
import { ALGORITHM, ISSUER, SESSION_LIVES } from '@portal/service-kit/token';
import { SignJWT } from 'jose';
import type { KeyRing } from '../signing-keys/key-ring.ts';

/** ARCHITECTURE.md, 'REST details'. In seconds. */
export const TOKEN_LIVES = 60 * 60;

export interface Session {
  userId: string;
  sessionId: string;
  role: Role;
  /** When the password was given, in seconds since 1970. */
  authTime: number;
  generation: number;
  oneTimePassword: boolean;
}

/**
 * A token of the session: for an hour, and no longer than 12 hours after the password was given.
 * @param now in seconds since 1970
 * @throws SessionEndedError
 */
export function makeToken(session: Session, { signing }: KeyRing, now: number): Promise<string> {
  const expires = Math.min(now + TOKEN_LIVES, session.authTime + SESSION_LIVES);
  if (expires <= now) throw new SessionEndedError();
  const { userId, sessionId: sid, role, authTime: auth_time, generation: gen, oneTimePassword } = session;
  return new SignJWT({ sid, role, auth_time, gen, ...(oneTimePassword && { otp: true }) })
    .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(signing.key);
}
