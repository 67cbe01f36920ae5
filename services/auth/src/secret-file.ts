import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SecretFileError } from './errors.ts';

const SECRET_BYTES = 32;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** The file's text; null when there is no such file. @throws SecretFileError when it can't be read */
export async function readSecret(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new SecretFileError(path, 'the file can not be read', error);
  }
}

/** Replaces the file as a whole, readable by its owner alone, on disk when this resolves. @throws SecretFileError */
export async function writeSecret(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    throw new SecretFileError(path, 'the file can not be written', error);
  }
}

/**
 * The secret that keys user names in the log. Without it no name would be found again, so a missing file is made anew
 * only while the log is empty.
 * @throws SecretFileError
 */
export async function usernameSecret(path: string, logIsEmpty: boolean): Promise<Uint8Array> {
  const text = await readSecret(path);
  if (text === null) {
    if (!logIsEmpty) {
      throw new SecretFileError(
        path,
        'the file is missing, but there are users: without it none of them can be found by name. Bring it back from a backup.',
      );
    }
    const secret = randomBytes(SECRET_BYTES);
    await writeSecret(path, secret.toString('base64url'));
    return secret;
  }
  const secret = Buffer.from(text.trim(), 'base64url');
  if (secret.length !== SECRET_BYTES) throw new SecretFileError(path, 'the file does not hold 32 bytes');
  return secret;
}

/** The secret that opens the routes for `npm run admin`, made at the first start; delete the file to have another. @throws SecretFileError */
export async function operatorSecret(path: string): Promise<string> {
  const kept = (await readSecret(path))?.trim();
  if (kept) return kept;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeSecret(path, secret);
  return secret;
}
