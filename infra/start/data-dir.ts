import { constants } from 'node:fs';
import { access, chmod, mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './errors.ts';

/** Where things are in the data directory. */
export function dataPaths(dataDir: string) {
  return {
    credentials: join(dataDir, 'credentials'),
    logRoom: join(dataDir, 'nats/room.json'),
    logs: join(dataDir, 'logs'),
    mongodb: join(dataDir, 'mongodb'),
    nats: join(dataDir, 'nats'),
    running: join(dataDir, 'run/portal.json'),
    sampleContent: join(dataDir, 'sample-content.json'),
    service: (name: string) => join(dataDir, 'services', name),
  };
}

const LEAST_FREE = 512 * 1024 ** 2;

/** Makes the directory and makes it private to the user. Throws StartError DATA_DIR or DISK_FULL. */
export async function prepareDataDir(dataDir: string): Promise<{ freeBytes: number }> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const stats = await stat(dataDir);
    if ((stats.mode & 0o077) !== 0) await chmod(dataDir, 0o700);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError('DATA_DIR', `Папка данных ${dataDir} недоступна: ${reason(error)}.`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes < LEAST_FREE) {
    const megabytes = Math.floor(freeBytes / 1024 ** 2);
    throw new StartError(
      'DISK_FULL',
      `На диске папки данных ${dataDir} свободно ${megabytes} МБ, нужно не меньше ${LEAST_FREE / 1024 ** 2} МБ.`,
    );
  }
  return { freeBytes };
}

function reason(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
      return 'нет прав на чтение и запись';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'это не папка';
    case 'EROFS':
      return 'диск только для чтения';
    case 'ENOSPC':
      return 'на диске нет места';
    default:
      return (error as Error).message;
  }
}
