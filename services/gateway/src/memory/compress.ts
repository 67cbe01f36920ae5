import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodings.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes an answer fits in one packet anyway. */
const SMALLEST = 860;
/** Above it compressing would keep the reader waiting for longer than sending. */
const LARGEST = 8 * 1024 * 1024;
/** Compressed to more than this part of its size, it is not worth the reader's work. */
const WORTH = 0.9;

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg\+xml)/;

/** The body in that coding, or null where compressing does not pay. Runs beside the event loop, not in it. */
export async function compress(
  body: Buffer,
  contentType: string,
  encoding: Encoding,
): Promise<Buffer | null> {
  if (encoding === 'identity' || body.length < SMALLEST || body.length > LARGEST) return null;
  if (!compressible.test(contentType)) return null;
  const compressed =
    encoding === 'br'
      ? await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : await zip(body, { level: 6 });
  return compressed.length < body.length * WORTH ? compressed : null;
}
