import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';

const answer = (text: string, contentType = 'application/json; charset=utf-8') =>
  new Answer({
    body: Buffer.from(text),
    contentType,
    cacheControl: 'no-cache',
    headers: ['x-content-type-options', 'nosniff'],
    seen: { POSTS: 1 },
    tags: [],
  });

const long = JSON.stringify({ posts: Array.from({ length: 100 }, () => ({ title: 'Новость' })) });

describe('an answer', () => {
  it('has its plain form ready, with length, tag and the headers of every answer', () => {
    const plain = answer('{}').ready('identity');
    expect(plain?.body.toString()).toBe('{}');
    expect(plain?.headers).toEqual(
      expect.arrayContaining(['content-length', '2', 'etag', plain?.etag, 'nosniff']),
    );
  });

  it('is compressed on first demand, to what decompresses to the same', async () => {
    const list = answer(long);
    expect(list.ready('br')).toBeUndefined();
    const [br, gzip] = await Promise.all([list.variant('br'), list.variant('gzip')]);
    expect(brotliDecompressSync(br.body).toString()).toBe(long);
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    expect(br.headers).toEqual(expect.arrayContaining(['content-encoding', 'br', 'vary', 'accept-encoding']));
    expect(list.ready('br')).toBe(br);
    expect(list.size).toBe(Buffer.byteLength(long) + br.body.length + gzip.body.length);
  });

  it('stays plain where compressing does not pay', async () => {
    expect((await answer('{}').variant('br')).headers).not.toContain('content-encoding');
    expect((await answer(long, 'image/webp').variant('gzip')).headers).not.toContain('content-encoding');
  });

  it('compresses once for all who ask at the same time', async () => {
    const list = answer(long);
    const [first, second] = await Promise.all([list.variant('br'), list.variant('br')]);
    expect(first).toBe(second);
  });

  it('says nothing about the body in a 304', () => {
    const names = answer('{}').identity.notModifiedHeaders.filter((_, index) => index % 2 === 0);
    expect(names).toEqual(['x-content-type-options', 'cache-control', 'vary', 'etag']);
  });
});
