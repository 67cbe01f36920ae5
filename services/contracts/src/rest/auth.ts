import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { Id, Timestamp } from './text.ts';

export const Role = Type.Union([Type.Literal('user'), Type.Literal('admin')]);

/** SPEC.md section 3, User. */
export const User = Type.Object({
  _id: Id,
  username: Type.String(),
  role: Role,
  /** There only while the password is one that somebody else has made up: nothing is allowed before it is changed. */
  oneTimePassword: Type.Optional(Type.Literal(true)),
});

const NewPassword = Type.String({ minLength: limits.password.min, maxLength: limits.password.max });
const GivenPassword = Type.String({ minLength: 1, maxLength: limits.password.max });

/** POST /api/auth/register. Names are unique without regard to letter case (NFKC, case-folded). */
export const RegisterBody = Type.Object(
  {
    username: Type.String({
      minLength: limits.username.min,
      maxLength: limits.username.max,
      pattern: limits.username.pattern,
    }),
    password: NewPassword,
  },
  { additionalProperties: false },
);

/** POST /api/auth/login. Wider than registration: a name that can't exist gets the same answer as a wrong password. */
export const LoginBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    password: GivenPassword,
  },
  { additionalProperties: false },
);

/** Answer of register and login. `token` is a JWT that lives an hour. */
export const AuthAnswer = Type.Object({ user: User, token: Type.String(), message: Type.String() });

/** Answer of GET /api/auth/getMe: the user and a fresh token of the same session. */
export const MeAnswer = Type.Object({ user: User, token: Type.String() });

/** POST /api/auth/password: a new password; every other session ends. Answers as login does. */
export const PasswordBody = Type.Object(
  { current: GivenPassword, password: NewPassword },
  { additionalProperties: false },
);

/** POST /api/auth/me/delete: whoever has the password may have the account deleted for good. */
export const DeleteMeBody = Type.Object({ password: GivenPassword }, { additionalProperties: false });

/** What is done and has nothing more to answer. */
export const MessageAnswer = Type.Object({ message: Type.String() });

/** GET /api/auth/me/data: all that is kept of the account itself. */
export const MyData = Type.Object({
  exportedAt: Timestamp,
  account: Type.Object({
    _id: Id,
    username: Type.String(),
    role: Role,
    registeredAt: Timestamp,
    /** How the password is kept; the password itself nobody knows. */
    password: Type.String(),
  }),
  notes: Type.Array(Type.String()),
});

/** GET /api/auth/users, for administrators: newest first, in pages. */
export const UserListQuery = Type.Object(
  {
    /** Part of a name. */
    search: Type.Optional(Type.String({ maxLength: limits.username.max })),
    role: Type.Optional(Role),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.users.page })),
    /** Id of the last user of the page before. */
    after: Type.Optional(Id),
  },
  { additionalProperties: false },
);

export const ListedUser = Type.Object({
  _id: Id,
  username: Type.String(),
  role: Role,
  registeredAt: Timestamp,
});

export const UserList = Type.Object({
  users: Type.Array(ListedUser),
  /** Users in all, whatever is searched for. */
  total: Type.Integer(),
  /** More users follow: ask with `after`. */
  more: Type.Boolean(),
  /**
   * Every account was looked at. Names are sealed, each under its own key: part of a name is looked for among the newest
   * `limits.users.searched` accounts, a whole name among all.
   */
  searchedAll: Type.Boolean(),
});

/** PUT /api/auth/users/{id}/role */
export const RoleBody = Type.Object({ role: Role }, { additionalProperties: false });

/** POST /api/auth/users/{id}/password: a one-time password, told this once. */
export const OneTimePasswordAnswer = Type.Object({ password: Type.String(), message: Type.String() });

export type Role = Static<typeof Role>;
export type User = Static<typeof User>;
export type RegisterBody = Static<typeof RegisterBody>;
export type LoginBody = Static<typeof LoginBody>;
export type AuthAnswer = Static<typeof AuthAnswer>;
export type MeAnswer = Static<typeof MeAnswer>;
export type PasswordBody = Static<typeof PasswordBody>;
export type DeleteMeBody = Static<typeof DeleteMeBody>;
export type MessageAnswer = Static<typeof MessageAnswer>;
export type MyData = Static<typeof MyData>;
export type UserListQuery = Static<typeof UserListQuery>;
export type ListedUser = Static<typeof ListedUser>;
export type UserList = Static<typeof UserList>;
export type RoleBody = Static<typeof RoleBody>;
export type OneTimePasswordAnswer = Static<typeof OneTimePasswordAnswer>;
