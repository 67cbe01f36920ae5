import Type from 'typebox';
import { Id } from '../rest/text.ts';
import type { EventOf } from './event.ts';

/** Personal data encrypted under a key of its own (base64url); unreadable once that key is erased. */
export const Sealed = Type.String({ minLength: 1 });

/** Subject `auth.user.<id>`. */
export const userEvents = {
  'portal.user.registered.v1': Type.Object({ userId: Id, name: Sealed }),
  /** Has asked to be forgotten, and can do nothing more; `usernameKey` (HMAC) is what is left to release. */
  'portal.user.leaving.v1': Type.Object({ userId: Id, usernameKey: Type.String() }),
  /** Key and password are erased, the name is free. */
  'portal.user.deleted.v1': Type.Object({ userId: Id }),
};

/** Subject `auth.sessions.<user id>`: which tokens count no more, whatever they say themselves. */
export const sessionsEvents = {
  /** All of the user's sessions of an earlier generation than this one. */
  'portal.sessions.ended.v1': Type.Object({ userId: Id, generation: Type.Integer({ minimum: 1 }) }),
  'portal.session.ended.v1': Type.Object({ userId: Id, sessionId: Type.String() }),
};

/** Subject `auth.username.<HMAC of the folded name>`: who holds a name. */
export const usernameEvents = {
  'portal.username.reserved.v1': Type.Object({ userId: Id }),
  'portal.username.released.v1': Type.Object({ userId: Id }),
};

/** Subject `auth.admins`: one aggregate, so that 'never the last admin' can be decided. */
export const adminsEvents = {
  'portal.admin.granted.v1': Type.Object({ userId: Id }),
  'portal.admin.withdrawn.v1': Type.Object({ userId: Id }),
};

/** Subject `auth.signing-keys`: the public keys (JWK, RFC 7517) that verify tokens; at most two live at a time. */
export const signingKeysEvents = {
  'portal.signing-keys.published.v1': Type.Object({
    keys: Type.Array(
      Type.Object({
        kid: Type.String(),
        kty: Type.String(),
        crv: Type.Optional(Type.String()),
        x: Type.Optional(Type.String()),
        alg: Type.String(),
        use: Type.Literal('sig'),
      }),
    ),
  }),
};

/** Subject `auth.credential.<id>`, in the account AUTH_PRIVATE alone: an argon2id hash in PHC form. */
export const credentialEvents = {
  'portal.credential.set.v1': Type.Object({ userId: Id, hash: Type.String(), oneTime: Type.Boolean() }),
  'portal.credential.erased.v1': Type.Object({ userId: Id }),
};

export type UserEvent = EventOf<typeof userEvents>;
export type SessionsEvent = EventOf<typeof sessionsEvents>;
export type UsernameEvent = EventOf<typeof usernameEvents>;
export type AdminsEvent = EventOf<typeof adminsEvents>;
export type SigningKeysEvent = EventOf<typeof signingKeysEvents>;
export type CredentialEvent = EventOf<typeof credentialEvents>;
