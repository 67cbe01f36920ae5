import { crc32, deflateSync } from 'node:zlib';

export interface NamedFile {
  filename: string;
  type: string;
  bytes: Buffer;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG (RFC 2083) that says it is so many pixels wide and high; with picture data for one grey pixel. */
function png(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const named = (filename: string, type: string, bytes: Buffer | string): NamedFile => ({
  filename,
  type,
  bytes: Buffer.from(bytes as string),
});

/** What comes as a file: good ones, and others under false names. */
export const files: readonly NamedFile[] = [
  named('good.png', 'image/png', png(1)),
  named('image.png', 'image/png', '<!doctype html><script>alert(1)</script>'),
  named('image.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  named(
    'image.png',
    'image/png',
    Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500)]),
  ),
  named('image.png', 'image/png', Buffer.concat([Buffer.from('MZ\x90'), Buffer.alloc(500)])),
  named('huge.png', 'image/png', png(40_000)),
  named('cut.png', 'image/png', png(1).subarray(0, 40)),
  named('empty.png', 'image/png', ''),
  named('../../../../tmp/traversed.png', 'image/png', png(1)),
  named('..\\..\\windows\\traversed.pdf', 'application/pdf', '%PDF-1.4\nno pdf at all'),
  named(
    'question.pdf',
    'application/pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
  named('\u202egnp.exe', 'application/x-msdownload', 'MZ'),
  named('large.png', 'image/png', Buffer.concat([png(1), Buffer.alloc(10 * 1024 * 1024)])),
];
