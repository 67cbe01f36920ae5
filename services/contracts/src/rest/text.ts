import Type from 'typebox';

/** A text somebody typed: 1 to `maxLength` characters, of which at least one is not white space (blank counts as empty). */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** A time in UTC, ISO 8601 with milliseconds. */
export const Timestamp = Type.String({ format: 'date-time' });

/** An identifier made by the portal: UUID version 7, lower case. */
export const Id = Type.String({ format: 'uuid' });
