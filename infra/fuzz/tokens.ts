import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

const stranger = generateKeyPairSync('ed25519').privateKey;

/** Tokens that must open nothing, made from a good one. */
export function badTokens(good: string): string[] {
  const [head, body, signature] = good.split('.');
  const [header, claims] = [decoded(head), decoded(body)];
  const signed = (head: object, claims: object) => {
    const text = `${encoded(head)}.${encoded(claims)}`;
    return `${text}.${sign(null, Buffer.from(text), stranger).toString('base64url')}`;
  };
  const shared = `${encoded({ ...header, alg: 'HS256' })}.${body}`;
  return [
    // Unsigned.
    `${encoded({ ...header, alg: 'none' })}.${body}.`,
    `${head}.${body}.`,
    // Signed by another key, with the id of the right one and of none.
    signed(header, claims),
    signed({ ...header, kid: '../../etc/passwd' }, claims),
    // By another algorithm, with what everybody knows as its secret.
    `${shared}.${createHmac('sha256', header.kid ?? '')
      .update(shared)
      .digest('base64url')}`,
    // With the signature of other claims: expired, and somebody else's.
    `${head}.${encoded({ ...claims, exp: 1 })}.${signature}`,
    `${head}.${encoded({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    'a.b.c',
    'x'.repeat(4_000),
  ];
}
