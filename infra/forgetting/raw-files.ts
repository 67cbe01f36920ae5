import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A text in the encodings in which it could have been left on a disk; every phase of base64. */
export function encodingsOf(text: string): Buffer[] {
  const utf8 = Buffer.from(text);
  const utf16 = Buffer.from(text, 'utf16le');
  return [
    utf8,
    utf16,
    Buffer.from(utf16).swap16(),
    ...hexOf(utf8),
    Buffer.from(
      JSON.stringify(text)
        .slice(1, -1)
        .replaceAll(/[^\x20-\x7e]/g, escaped),
    ),
    Buffer.from(encodeURIComponent(text)),
    ...base64Of(utf8),
  ];
}

/** Bytes as they are, in hexadecimal and in base64. */
export function encodingsOfBytes(bytes: Uint8Array): Buffer[] {
  return [Buffer.from(bytes), ...hexOf(bytes), ...base64Of(bytes)];
}

/** Paths of all files below the folder that hold any of the patterns. */
export async function filesWith(dir: string, patterns: readonly Buffer[]): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (patterns.some((pattern) => content.includes(pattern))) found.push(relative(dir, path));
  }
  return found.sort();
}

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function hexOf(bytes: Uint8Array): Buffer[] {
  const hex = Buffer.from(bytes).toString('hex');
  return [Buffer.from(hex), Buffer.from(hex.toUpperCase())];
}

/** Inside a longer text base64 depends on where the bytes begin: what is the same in each of the three cases. */
function base64Of(bytes: Uint8Array): Buffer[] {
  return [0, 1, 2].flatMap((phase) => {
    const whole = bytes.slice((3 - phase) % 3);
    const inner = Buffer.from(whole.slice(0, whole.length - (whole.length % 3)));
    return [Buffer.from(inner.toString('base64')), Buffer.from(inner.toString('base64url'))];
  });
}
