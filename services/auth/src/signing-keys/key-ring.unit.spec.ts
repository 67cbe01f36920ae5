import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretFileError } from '../errors.ts';
import { KeyRing } from './key-ring.ts';

const DAY = 24 * 60 * 60 * 1_000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY);

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-keys-'));
  path = join(dir, 'inside', 'signing-keys.json');
});
afterEach(() => rm(dir, { recursive: true }));

const ids = (ring: KeyRing) => ring.publicKeys.map(({ kid }) => kid);

describe('the signing keys', () => {
  it('are made at the first start, for their owner alone, and leave no draft behind', async () => {
    await KeyRing.open(path, start);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(dir, 'inside'))).toEqual(['signing-keys.json']);
  });

  it('stay the same for thirty days', async () => {
    const first = await KeyRing.open(path, start);
    const later = await KeyRing.open(path, after(29));
    expect(ids(later)).toEqual(ids(first));
  });

  it('then change, the last one still verifying; two live at a time', async () => {
    const [first, second, third] = [
      await KeyRing.open(path, start),
      await KeyRing.open(path, after(31)),
      await KeyRing.open(path, after(62)),
    ].map(ids);
    expect(second).toEqual([expect.any(String), first![0]]);
    expect(third).toEqual([expect.any(String), second![0]]);
  });

  it('change at once when that is asked for', async () => {
    const [first, second, third] = [
      await KeyRing.open(path, start),
      await KeyRing.open(path, start, { rotate: true }),
      await KeyRing.open(path, start, { rotate: true }),
    ].map(ids);
    expect(second).toEqual([expect.any(String), first![0]]);
    expect(third).toEqual([expect.any(String), second![0]]);
  });

  it('tell nothing private', async () => {
    const ring = await KeyRing.open(path, start);
    for (const key of ring.publicKeys)
      expect(Object.keys(key)).toEqual(['kid', 'kty', 'crv', 'x', 'alg', 'use']);
  });

  it.each(['', '{}', '[{"kid":"a"}]', 'nonsense'])('are not guessed from a broken file: %j', async (text) => {
    await KeyRing.open(path, start);
    await writeFile(path, text);
    await expect(KeyRing.open(path, start)).rejects.toBeInstanceOf(SecretFileError);
  });
});
