import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from './documents.ts';

type Fields = Record<string, unknown>;

/** Which fields differ, with what they were and became (null: there was none). Lists and texts are one field without a name. */
export function differences(before: unknown, after: unknown): FieldChange[] {
  if (!isFields(after)) return isDeepStrictEqual(before, after) ? [] : [{ field: '', before, after }];
  const old = isFields(before) ? before : {};
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(old[field], after[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: after[field] }));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
