import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { Objects } from './objects.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';
import { uuidv7 } from './uuid.ts';

let nats: OwnNats;
let connections: LogConnections;
let images: Objects;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'test' });
  images = new Objects(connections.connection('EVENTS'), 'images');
});

afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

const newName = () => `${uuidv7().replaceAll('-', '')}.webp`;

describe('a bucket of files', () => {
  it.each([[1], [128 * 1024], [1_000_000]])('gives back a file of %i bytes as it came', async (size) => {
    const [name, bytes] = [newName(), randomBytes(size)];
    await images.put(name, bytes);
    expect(Buffer.compare((await images.get(name))!, bytes)).toBe(0);
  });

  it('has no file that was never put there, or was deleted', async () => {
    const name = newName();
    expect(await images.get(name)).toBeNull();
    await images.delete(name);
    await images.put(name, randomBytes(10));
    await images.delete(name);
    expect(await images.get(name)).toBeNull();
  });

  it('lists its files with size and age', async () => {
    const [name, start] = [newName(), Date.now()];
    await images.put(name, randomBytes(10));
    const listed = (await images.list()).find((file) => file.name === name);
    expect(listed).toMatchObject({ size: 10 });
    expect(Math.abs(listed!.storedAt - start)).toBeLessThan(5_000);
  });

  it('has nothing of an erased file on disk', async () => {
    const name = newName();
    const bytes = randomBytes(300_000);
    await images.put(name, bytes);
    const somewhere = () => holds(nats.dir, bytes.subarray(200_000, 200_064));
    expect(await somewhere()).toBe(true);
    await images.erase(name);
    expect(await somewhere()).toBe(false);
    expect(await images.get(name)).toBeNull();
    await images.erase(name);
  });

  it('works again after the server was killed', async () => {
    const [name, bytes] = [newName(), randomBytes(300_000)];
    await images.put(name, bytes);
    await nats.kill();
    await nats.start();
    await expect
      .poll(async () => (await images.get(name).catch(() => null))?.length, { timeout: 10_000 })
      .toBe(300_000);
  });
});

/** Whether any file below the folder holds those bytes. */
async function holds(dir: string, bytes: Buffer): Promise<boolean> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    if ((await readFile(join(entry.parentPath, entry.name))).includes(bytes)) return true;
  }
  return false;
}
