import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectLog, type LogConnections } from './connect.ts';
import { JetStreamEraser } from './eraser.ts';
import { type OwnNats, startOwnNats } from './testing/own-nats.ts';
import { uuidv7 } from './uuid.ts';

let nats: OwnNats;
let connections: LogConnections;

beforeAll(async () => {
  nats = await startOwnNats();
  connections = await connectLog({ natsUrl: nats.url, name: 'test' });
});
afterAll(async () => {
  await connections?.close();
  await nats?.stop();
});

async function onDisk(text: string): Promise<number> {
  const files = await readdir(nats.dir, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
  );
  return contents.filter((content) => content.includes(text)).length;
}

it('an erased event is in no file of the server any more, the others are, and erasing again changes nothing', async () => {
  const log = connections.log('CREDENTIALS');
  const userId = uuidv7();
  const subject = `auth.credential.${userId}`;
  const set = (hash: string, expected: number) =>
    log.append([
      {
        subject,
        expected,
        events: [{ type: 'portal.credential.set.v1', data: { userId, hash, oneTime: false } }],
      },
    ]);
  const first = await set('first-hash-marked', 0);
  const second = await set('second-hash-marked', first.sequence);
  expect(await onDisk('first-hash-marked')).toBe(1);

  const eraser = new JetStreamEraser(connections.connection('AUTH_PRIVATE'), 'CREDENTIALS');
  await eraser.erase([first.sequence]);
  await eraser.erase([first.sequence]);
  expect(await onDisk('first-hash-marked')).toBe(0);
  expect(await onDisk('second-hash-marked')).toBe(1);
  expect((await log.load(subject)).map(({ sequence }) => sequence)).toEqual([second.sequence]);
});
