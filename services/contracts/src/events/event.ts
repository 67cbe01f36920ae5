import type { Static, TSchema } from 'typebox';

/** The events of one aggregate: a JSON Schema of `data` for each type, such as 'portal.post.published.v1'. */
export type EventSchemas = Record<string, TSchema>;

/** One fact in the past tense, as deciders make it and `evolve` folds it. */
export type EventOf<S extends EventSchemas> = {
  [K in keyof S & string]: { type: K; data: Static<S[K]> };
}[keyof S & string];
