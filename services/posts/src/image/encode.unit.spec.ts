import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ImageTooManyPixelsError, ImageTypeError, ImageUnreadableError } from '../errors.ts';
import { encodeImage } from './encode.ts';
import { pngHeader } from './testing/png-header.ts';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } });

const probe = (bytes: Buffer) => sharp(bytes).metadata();

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('in %s becomes WebP', async (format) => {
    const { bytes, width, height } = await encodeImage(await red(40, 30).toFormat(format).toBuffer());
    expect(await probe(bytes)).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect({ width, height }).toEqual({ width: 40, height: 30 });
  });

  it('is scaled down to fit 1600 pixels, and never up', async () => {
    const { width, height } = await encodeImage(await red(3200, 800).jpeg().toBuffer());
    expect({ width, height }).toEqual({ width: 1600, height: 400 });
  });

  it('is turned upright and loses its metadata', async () => {
    const photo = await red(40, 30)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await probe(photo)).exif).toBeDefined();
    const { bytes } = await encodeImage(photo);
    const { exif, xmp, icc, orientation, width, height } = await probe(bytes);
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect({ width, height }).toEqual({ width: 30, height: 40 });
  });

  it('keeps transparency', async () => {
    const glass = sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { bytes } = await encodeImage(await glass.png().toBuffer());
    expect((await probe(bytes)).hasAlpha).toBe(true);
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG without a prolog', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a Windows program', `MZ${'\0'.repeat(200)}`],
    ['a Linux program', `\x7fELF\x02\x01\x01${'\0'.repeat(100)}`],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['a few letters', 'hi'],
  ])('is refused: %s', async (_, text) => {
    await expect(encodeImage(Buffer.from(text, 'latin1'))).rejects.toThrow(ImageTypeError);
  });

  it('is refused: a TIFF, though the decoder knows it', async () => {
    await expect(encodeImage(await red(4, 4).tiff().toBuffer())).rejects.toThrow(ImageTypeError);
  });
});

describe('a broken picture', () => {
  it('is refused when it ends too soon', async () => {
    const whole = await red(400, 300).png({ compressionLevel: 0 }).toBuffer();
    await expect(encodeImage(whole.subarray(0, whole.length / 2))).rejects.toThrow(ImageUnreadableError);
  });

  it('is refused when there is nothing behind its first bytes', async () => {
    const signature = (await red(4, 4).png().toBuffer()).subarray(0, 24);
    await expect(encodeImage(signature)).rejects.toThrow(ImageUnreadableError);
  });
});

describe('a bomb', () => {
  it('of 40,000 by 40,000 pixels is refused by its header, without decoding', async () => {
    const bomb = pngHeader(40_000, 40_000, deflateSync(Buffer.alloc(1_000_000)));
    const before = process.memoryUsage().rss;
    await expect(encodeImage(bomb)).rejects.toThrow(ImageTooManyPixelsError);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('is judged by the product of its sides, 25 million pixels being the most', async () => {
    await expect(encodeImage(pngHeader(5_001, 5_000))).rejects.toThrow(ImageTooManyPixelsError);
    // Exactly 25 million pass this check, and then fail for want of picture data.
    await expect(encodeImage(pngHeader(5_000, 5_000))).rejects.toThrow(ImageUnreadableError);
  });
});
