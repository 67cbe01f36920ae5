import type { Role } from '@portal/contracts/rest/auth';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { UnauthenticatedError } from './errors.ts';
import type { Identity } from './identity.ts';

/** The one signature that counts (RFC 8037, Ed25519); what a token says of its own algorithm is never believed. */
export const ALGORITHM = 'EdDSA';
export const ISSUER = 'portal';

/** Who asks, as a verified token and the events tell it. */
export interface AuthenticatedUser {
  id: string;
  sessionId: string;
  /** As the events say now, whatever the token says. */
  role: Role;
  /** When the password was given, in seconds since 1970. */
  authTime: number;
}

interface Claims extends JWTPayload {
  sub: string;
  sid: string;
  auth_time: number;
}

function isClaims(payload: JWTPayload): payload is Claims {
  const { sub, sid, auth_time } = payload;
  return typeof sub === 'string' && typeof sid === 'string' && Number.isSafeInteger(auth_time);
}

/**
 * Verifies a token of auth.
 * @throws UnauthenticatedError for one that is expired, unsigned, signed otherwise or by a key that is not auth's;
 *   UnavailableError while the keys are not known
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
    const role = identity.isAdmin(payload.sub) ? 'admin' : 'user';
    return { id: payload.sub, sessionId: payload.sid, role, authTime: payload.auth_time };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new UnauthenticatedError('Время сеанса закончилось. Войдите снова.', error);
    }
    if (error instanceof errors.JOSEError) throw new UnauthenticatedError(undefined, error);
    throw error;
  }
}

/** The token of 'Authorization: Bearer …' (RFC 6750); undefined without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]+(?:\.[\w-]*){2})$/i.exec(authorization ?? '')?.[1];
}
