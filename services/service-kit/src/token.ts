import type { Role } from '@portal/contracts/rest/auth';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { SessionEndedError, UnauthenticatedError } from './errors.ts';
import type { Identity } from './identity.ts';

/** The one signature that counts (RFC 8037, Ed25519); what a token says of its own algorithm is never believed. */
export const ALGORITHM = 'EdDSA';
export const ISSUER = 'portal';
/** Longest life of a session, in seconds, however often its token is renewed. */
export const SESSION_LIVES = 12 * 60 * 60;

/** Who asks, as a verified token and the events tell it. */
export interface AuthenticatedUser {
  id: string;
  sessionId: string;
  /** As the events say now, whatever the token says. */
  role: Role;
  /** When the password was given, in seconds since 1970. */
  authTime: number;
  /** How often all of the user's sessions had been ended when this one began. */
  generation: number;
  /** The password was made up by somebody else: it has to be changed before anything else. */
  oneTimePassword: boolean;
}

interface Claims extends JWTPayload {
  sub: string;
  sid: string;
  auth_time: number;
  gen?: number;
  otp?: boolean;
}

function isClaims(payload: JWTPayload): payload is Claims {
  const { sub, sid, auth_time, gen = 0, otp = false } = payload;
  const named = typeof sub === 'string' && typeof sid === 'string' && typeof otp === 'boolean';
  return named && Number.isSafeInteger(auth_time) && Number.isSafeInteger(gen);
}

/**
 * Verifies a token of auth.
 * @throws UnauthenticatedError for one that is expired, unsigned, signed otherwise or by a key that is not auth's, or of a
 *   session that was ended; UnavailableError while the keys are not known
 */
export async function verifyToken(token: string, identity: Identity): Promise<AuthenticatedUser> {
  identity.assertKnown();
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid = '' }) => {
        const key = identity.key(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'sid', 'role', 'auth_time', 'iat', 'exp'],
        clockTolerance: 5,
      },
    );
    if (!isClaims(payload)) throw new errors.JWTInvalid('claims of another type');
    const { sub: id, sid: sessionId, auth_time: authTime, gen: generation = 0, otp = false } = payload;
    if (identity.hasEnded({ userId: id, sessionId, generation })) throw new SessionEndedError();
    const role = identity.isAdmin(id) ? 'admin' : 'user';
    return { id, sessionId, role, authTime, generation, oneTimePassword: otp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new SessionEndedError(error);
    }
    if (error instanceof errors.JOSEError) throw new UnauthenticatedError(undefined, error);
    throw error;
  }
}

/** The token of 'Authorization: Bearer …' (RFC 6750); undefined without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]+(?:\.[\w-]*){2})$/i.exec(authorization ?? '')?.[1];
}
