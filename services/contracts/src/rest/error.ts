import Type, { type Static } from 'typebox';

/** What is wrong with one field of a request: its name as the client sent it, and a sentence in Russian to show beside it. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() });

/**
 * The one form of every refusal. `message` is Russian and fit to show a visitor; it never holds a stack, a path
 * or a library's name. `error` is the status's English name (RFC 9110), for programs.
 */
export const ErrorAnswer = Type.Object({
  statusCode: Type.Integer(),
  error: Type.String(),
  message: Type.String(),
  errors: Type.Optional(Type.Array(FieldError)),
});

export type FieldError = Static<typeof FieldError>;
export type ErrorAnswer = Static<typeof ErrorAnswer>;
