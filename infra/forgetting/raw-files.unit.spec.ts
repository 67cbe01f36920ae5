import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodingsOf, encodingsOfBytes, filesWith } from './raw-files.ts';

const word = 'Приметное-слово-42';
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-raw-'));
});
afterAll(() => rm(dir, { recursive: true }));

const around = (text: string) => `до ${text} после`;
const noise = Buffer.from([0, 255, 7]);

it.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(around(word))],
  ['UTF-16, little end first', Buffer.from(around(word), 'utf16le')],
  ['UTF-16, big end first', Buffer.from(around(word), 'utf16le').swap16()],
  ['hexadecimal', Buffer.from(Buffer.from(around(word)).toString('hex'))],
  ['base64', Buffer.from(Buffer.from(around(word)).toString('base64'))],
  ['base64, one byte later', Buffer.from(Buffer.from(`x${around(word)}`).toString('base64url'))],
  ['base64, two bytes later', Buffer.from(Buffer.from(`xy${around(word)}`).toString('base64'))],
  [
    'escapes of JSON',
    Buffer.from([...word].map((c) => (c > '~' ? `\\u0${c.charCodeAt(0).toString(16)}` : c)).join('')),
  ],
  ['an address', Buffer.from(encodeURIComponent(around(word)))],
])('finds a word in %s, wherever it stands', async (_, content) => {
  const file = join(dir, 'file');
  await writeFile(file, Buffer.concat([noise, content, noise]));
  expect(await filesWith(dir, encodingsOf(word))).toEqual(['file']);
  expect(await filesWith(dir, encodingsOf('Другое-слово-42'))).toEqual([]);
});

it('finds bytes', async () => {
  const key = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
  await writeFile(join(dir, 'file'), Buffer.concat([noise, key, noise]));
  expect(await filesWith(dir, encodingsOfBytes(key))).toEqual(['file']);
});
