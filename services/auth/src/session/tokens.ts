import type { Role } from '@portal/contracts/rest/auth';
import { ALGORITHM, ISSUER } from '@portal/service-kit/token';
import { SignJWT } from 'jose';
import { SessionEndedError } from '../errors.ts';
import type { KeyRing } from '../signing-keys/key-ring.ts';

/** ARCHITECTURE.md, 'REST details'. In seconds. */
export const TOKEN_LIVES = 60 * 60;
export const SESSION_LIVES = 12 * 60 * 60;

export interface Session {
  userId: string;
  sessionId: string;
  role: Role;
  /** When the password was given, in seconds since 1970. */
  authTime: number;
}

/**
 * A token of the session: for an hour, and no longer than 12 hours after the password was given.
 * @param now in seconds since 1970
 * @throws SessionEndedError
 */
export function makeToken(session: Session, { signing }: KeyRing, now: number): Promise<string> {
  const expires = Math.min(now + TOKEN_LIVES, session.authTime + SESSION_LIVES);
  if (expires <= now) throw new SessionEndedError();
  return new SignJWT({ sid: session.sessionId, role: session.role, auth_time: session.authTime })
    .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(session.userId)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(signing.key);
}
