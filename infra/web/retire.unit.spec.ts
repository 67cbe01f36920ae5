import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptFor, markUsed, retire } from './retire.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 21);

describe('versions that are no longer live', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-retire-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function version(name: string, lastUsed: number) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'remote-entry.js'), '');
    await utimes(join(folder, name), lastUsed / 1000, lastUsed / 1000);
  }

  it('stay for thirty days and go afterwards', async () => {
    await version('0.1.0-old', now - 31 * day);
    await version('0.1.0-open-tabs', now - 29 * day);
    await retire(folder, now);
    expect(await readdir(folder)).toEqual(['0.1.0-open-tabs']);
    expect(keptFor).toBe(30 * day);
  });

  it('begin their thirty days when they were last live', async () => {
    await version('0.1.0-live-for-long', now - 100 * day);
    await markUsed([join(folder, '0.1.0-live-for-long')], now);
    await retire(folder, now + 29 * day);
    expect(await readdir(folder)).toHaveLength(1);
    await retire(folder, now + 31 * day);
    expect(await readdir(folder)).toHaveLength(0);
  });

  it('may be none yet', async () => {
    await expect(retire(join(folder, 'absent'), now)).resolves.toBeUndefined();
  });
});
