import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SHARE_OF_FREE = 0.7;

/**
 * Bytes that the log may take on this disk, so that a full log is refused cleanly before the disk is full, from which
 * NATS does not recover by itself. Decided once: a log that has grown can't be given less. Delete the file after
 * moving to a larger disk.
 */
export async function logRoom(file: string, freeBytes: number): Promise<number> {
  const kept = await readFile(file, 'utf8').then(
    (text) => Number((JSON.parse(text) as { room: number }).room),
    () => Number.NaN,
  );
  if (Number.isSafeInteger(kept) && kept > 0) return kept;
  const room = Math.floor(freeBytes * SHARE_OF_FREE);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify({ room }), { mode: 0o600 });
  return room;
}
