import fc from 'fast-check';
import type { Operation, Schema } from './document.ts';
import { files } from './files.ts';
import { multipart, multipartType } from './multipart.ts';
import { almost } from './values.ts';

/** Who asks: nobody, somebody with a good token, or with the bad token of that number. */
export type Asker = 'nobody' | 'user' | 'admin' | number;

export interface FuzzRequest {
  operation: Operation;
  method: string;
  /** Path and query as they are sent. */
  target: string;
  asker: Asker;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Known {
  /** Ids of things that are there. */
  ids: readonly string[];
  badTokens: number;
}

const often = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, oneIn = 10): fc.Arbitrary<T> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: usual }, { weight: 1, arbitrary: rare });

const segments = (ids: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...ids),
    fc.uuid(),
    fc.constantFrom(
      ...[
        '..',
        '.',
        '%2e%2e',
        '..%2f..%2f..%2fetc%2fpasswd',
        '%00',
        '%ff',
        '%zz',
        '..;',
        'null',
        'undefined',
      ],
      ...['%7B%22%24ne%22%3Anull%7D', "'%20OR%201=1--", '__proto__', 'constructor', '*', '-1', '1e9'],
      ...[
        '%D0%B0',
        'a'.repeat(300),
        `${'a'.repeat(32)}.webp`,
        `${'a'.repeat(32)}.pdf`,
        'zakon-o-prav-inv',
        'education',
      ],
    ),
  );

const queryValue = fc.constantFrom(
  '1',
  '0',
  '-1',
  '1e3',
  'abc',
  '',
  '%00',
  '%D0%B0',
  'admin',
  'contacts',
  'a'.repeat(500),
);
const queryName = (own: string[]) => {
  const strange = fc.constantFrom('limit[$ne]', '__proto__', 'x', 'limit', '%5B%5D');
  return own.length > 0 ? often(fc.constantFrom(...own), strange, 4) : strange;
};

const version = fc.constantFrom(
  '"1"',
  '"0"',
  '*',
  '"99"',
  '1',
  '"x"',
  'W/"1"',
  '"-1"',
  `"${'9'.repeat(50)}"`,
);
const strangeHeaders = fc.record(
  {
    'if-match': version,
    'if-none-match': version,
    'idempotency-key': fc.constantFrom('a', 'b', 'c d', '', 'x'.repeat(201), '{"$ne":null}'),
    'portal-required': fc.constantFrom('POSTS=99999999', 'x'),
    'x-forwarded-for': fc.constant('203.0.113.5'),
    'x-http-method-override': fc.constant('DELETE'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/xml', ';;;'),
    range: fc.constantFrom('bytes=0-1', 'bytes=-'),
    cookie: fc.constant('token=admin'),
  },
  { requiredKeys: [] },
);

interface Body {
  type: string;
  bytes: Buffer | null;
}

const json = (value: unknown) => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});
const ofType = (type: string, bytes: Buffer | string): Body => ({
  type,
  bytes: Buffer.from(bytes as string),
});

const broken = fc.constantFrom<Body>(
  { type: '', bytes: null },
  ...['', '{', '{"a":', 'nul', '[1,]', '{"__proto__":{"a":1}}', '"text"', '\ufeff{}', '[[[['].map((text) =>
    ofType('application/json', text),
  ),
  ofType('application/json', Buffer.from([0xff, 0xfe, 0x00])),
  ofType('application/json; charset=utf-16', '{}'),
  ofType('application/json', `{"a":"${'x'.repeat(600_000)}"}`),
  ofType('application/x-www-form-urlencoded', 'title=a&text=b'),
  ofType('text/plain', 'text'),
  ofType('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ofType('multipart/form-data', 'no boundary'),
  ofType(
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="title"\r\n\r\ncut off',
  ),
  ofType('multipart/form-data; boundary=a', '--b\r\n\r\n--b--'),
  ofType('multipart/form-data; boundary=', '----'),
  ofType(multipartType, multipart([['title', 'x'.repeat(300_000)]], null)),
  ofType(multipartType, multipart(Array(60).fill(['title', 'a']), null)),
);

/** A form made from fields that nearly fit, with or without a file under some name. */
function formOf(schema: Schema): fc.Arbitrary<Body> {
  const file = fc.option(
    fc.record({ field: fc.constantFrom('image', 'file', 'title', ''), file: fc.constantFrom(...files) }),
  );
  const { image: _, file: __, ...properties } = schema.properties ?? {};
  return fc.tuple(almost({ ...schema, properties }), file).map(([value, given]) => {
    const fields = Object.entries((value ?? {}) as object).map(([name, one]): [string, string] => [
      name,
      typeof one === 'string' ? one : (JSON.stringify(one) ?? ''),
    ]);
    return { type: multipartType, bytes: multipart(fields, given) };
  });
}

function bodyOf({ bodies, method }: Operation): fc.Arbitrary<Body> {
  const none = fc.constant<Body>({ type: '', bytes: null });
  const fitting = Object.entries(bodies).map(([type, schema]) =>
    type === 'application/json' ? almost(schema).map(json) : formOf(schema),
  );
  if (fitting.length > 0) return often(fc.oneof(...fitting), broken, 6);
  return method === 'GET' ? none : often(none, broken, 3);
}

function requestOf(operation: Operation, { ids, badTokens }: Known): fc.Arbitrary<FuzzRequest> {
  const parts = operation.path
    .split('/')
    .map((part) => (part.startsWith('{') ? segments(ids) : fc.constant(part)));
  const pairs = fc.array(fc.tuple(queryName(operation.query), queryValue), { maxLength: 2 });
  const other = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');
  return fc
    .record({
      method: often(fc.constant(operation.method), other, 20),
      path: fc.tuple(...parts).map((all) => all.join('/')),
      query: pairs.map((all) => all.map(([name, value]) => `${name}=${value}`).join('&')),
      asker: fc.oneof<fc.Arbitrary<Asker>[]>(
        fc.constantFrom('admin', 'admin', 'user', 'nobody'),
        fc.nat({ max: badTokens - 1 }),
      ),
      headers: often(fc.constant({}), strangeHeaders, 3),
      body: bodyOf(operation),
    })
    .map(({ method, path, query, asker, headers, body }) => ({
      operation,
      method,
      target: query ? `${path}?${query}` : path,
      asker,
      headers: { ...headers, ...(body.type && { 'content-type': body.type }) },
      body: method === 'GET' || method === 'HEAD' ? null : body.bytes,
    }));
}

/** `count` requests, the same for the same seed. */
export function fuzzRequests(
  operations: readonly Operation[],
  known: Known,
  seed: number,
  count: number,
): FuzzRequest[] {
  const each = operations.map((operation) => requestOf(operation, known));
  return fc.sample(fc.oneof(...each), { seed, numRuns: count });
}
