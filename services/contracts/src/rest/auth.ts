import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { Id } from './text.ts';

export const Role = Type.Union([Type.Literal('user'), Type.Literal('admin')]);

/** SPEC.md section 3, User. */
export const User = Type.Object({ _id: Id, username: Type.String(), role: Role });

/** POST /api/auth/register. Names are unique without regard to letter case (NFKC, case-folded). */
export const RegisterBody = Type.Object(
  {
    username: Type.String({
      minLength: limits.username.min,
      maxLength: limits.username.max,
      pattern: limits.username.pattern,
    }),
    password: Type.String({ minLength: limits.password.min, maxLength: limits.password.max }),
  },
  { additionalProperties: false },
);

/** POST /api/auth/login. Wider than registration: a name that can't exist gets the same answer as a wrong password. */
export const LoginBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    password: Type.String({ minLength: 1, maxLength: limits.password.max }),
  },
  { additionalProperties: false },
);

/** Answer of register and login. `token` is a JWT that lives an hour. */
export const AuthAnswer = Type.Object({ user: User, token: Type.String(), message: Type.String() });

/** Answer of GET /api/auth/getMe: the user and a fresh token of the same session. */
export const MeAnswer = Type.Object({ user: User, token: Type.String() });

export type Role = Static<typeof Role>;
export type User = Static<typeof User>;
export type RegisterBody = Static<typeof RegisterBody>;
export type LoginBody = Static<typeof LoginBody>;
export type AuthAnswer = Static<typeof AuthAnswer>;
export type MeAnswer = Static<typeof MeAnswer>;
