import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretFileError } from './errors.ts';
import { usernameSecret } from './secret-file.ts';

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-secret-'));
  path = join(dir, 'username-secret');
});
afterEach(() => rm(dir, { recursive: true }));

describe('the secret of user names', () => {
  it('is made at the first start, for its owner alone, and read at the next', async () => {
    const first = await usernameSecret(path, true);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await usernameSecret(path, false)).toEqual(first);
    expect(first).toHaveLength(32);
  });

  it('is never made anew while there are users', async () => {
    await expect(usernameSecret(path, false)).rejects.toThrow(SecretFileError);
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('is not taken from a broken file', async () => {
    await writeFile(path, 'short');
    await expect(usernameSecret(path, true)).rejects.toThrow('does not hold 32 bytes');
  });

  it('says which folder can not be written to', async () => {
    await writeFile(join(dir, 'file'), '');
    await chmod(join(dir, 'file'), 0o400);
    const inFile = join(dir, 'file', 'username-secret');
    await expect(usernameSecret(inFile, true)).rejects.toThrow(`${inFile}: the file can not be`);
  });
});
