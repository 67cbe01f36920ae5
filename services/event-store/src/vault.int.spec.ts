import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { JetStreamKeyStore } from './jetstream-key-store.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';
import { describeVault } from './testing/vault-conformance.ts';
import { uuidv7 } from './uuid.ts';

let nats: OwnNats;
let connections: LogConnections;
let store: JetStreamKeyStore;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'test' });
  store = new JetStreamKeyStore(connections.connection('VAULT'));
});

afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

describeVault('the vault in JetStream', () => store);

describe('a forgotten key', () => {
  /** How often the bytes occur in the files of the server. */
  async function onDisk(bytes: Buffer): Promise<number> {
    const files = await readdir(nats.dir, { recursive: true, withFileTypes: true });
    const contents = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
    );
    return contents.filter((content) => content.includes(bytes)).length;
  }

  it('is in no file of the server any more', async () => {
    const subject = `keys.question.${uuidv7()}`;
    const key = randomBytes(32);
    await store.create(subject, key);
    expect(await onDisk(key)).toBe(1);
    await store.erase(subject);
    expect(await onDisk(key)).toBe(0);
    expect(await store.read(subject)).toBe('forgotten');
  });

  it('stays forgotten when the server is killed right after', async () => {
    const subject = `keys.question.${uuidv7()}`;
    const key = randomBytes(32);
    await store.create(subject, key);
    await store.erase(subject);
    await nats.kill();
    await nats.start();
    expect(await onDisk(key)).toBe(0);
    await expect.poll(() => store.read(subject).catch(() => 'away'), { timeout: 10_000 }).toBe('forgotten');
    expect(await store.create(subject, key)).toBe(false);
  });
});
