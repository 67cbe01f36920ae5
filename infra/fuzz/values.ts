import fc from 'fast-check';
import type { Schema } from './document.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

/** What no field of the portal takes, or hardly any. */
export const spoiled = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    '   ',
    '\u0000',
    '\ud800',
    '<script>alert(1)</script>',
    "' OR '1'='1",
    '../../../etc/passwd',
    '{{7*7}}',
    [],
    {},
    { $ne: null },
    { $gt: '' },
    { $where: 'sleep(1000)' },
    { toString: 1 },
    [{ $regex: '.*' }],
    deep(200),
    'я'.repeat(30_000),
    Array(2_000).fill('x'),
  ),
  fc.string({ maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names of fields that a program may stumble over. */
export const strangeName = fc.constantFrom(
  '__proto__',
  'constructor',
  '$where',
  'role',
  '_id',
  'a.b',
  'неизвестное',
  '',
);

/** A value that fits the schema, where that is easily had. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.contentSchema) return fitting(schema.contentSchema).map((value) => JSON.stringify(value));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fitting(one)]),
        ),
      );
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 2 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: 100 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return fc.constant(null);
  }
}

function textOf({ format, pattern = '' }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email' || format === 'idn-email') return fc.constant('anna@example.by');
  if (pattern.includes('[0-5]')) return fc.constantFrom('8:00', '17:00');
  if (pattern.startsWith('^$|')) return fc.constant('');
  return fc.constantFrom('Проверка', 'long enough', '+375 29 123', '1');
}

/** An object that fits but for one field: another value, none, or one too many. */
export function almost(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return spoiled;
  const known = fc.constantFrom(...names);
  const change = (value: unknown, edit: (fields: Record<string, unknown>) => void) => {
    const fields = { ...(value as Record<string, unknown>) };
    edit(fields);
    return fields;
  };
  return fitting(schema).chain((value) =>
    fc.oneof(
      fc
        .tuple(known, spoiled)
        .map(([name, bad]) => change(value, (fields) => Object.assign(fields, { [name]: bad }))),
      known.map((name) =>
        change(value, (fields) => {
          delete fields[name];
        }),
      ),
      fc
        .tuple(strangeName, spoiled)
        .map(([name, bad]) =>
          change(value, (fields) =>
            Object.defineProperty(fields, name, { value: bad, enumerable: true, configurable: true }),
          ),
        ),
      fc.constant(value),
      spoiled,
    ),
  );
}
