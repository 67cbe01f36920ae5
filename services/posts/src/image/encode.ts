import { limits } from '@portal/contracts/rest/limits';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ImageTooManyPixelsError, ImageTypeError, ImageUnreadableError } from '../errors.ts';

/** Wider or higher pictures are scaled down to fit, in pixels: no page shows one larger. */
const MAX_SIDE = 1600;
const QUALITY = 80;
/** Of one picture, in seconds: a 25-megapixel photo takes about 1. */
const TIMEOUT_S = 20;

const types = new Set<string>([...limits.image.types, 'image/apng']);
const formats = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);

// Only these decoders of libvips can be reached at all, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
});
// A picture is decoded once and never again, and the machine's threads belong to the queue.
sharp.cache(false);
sharp.concurrency(1);

export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Makes a WebP picture of an uploaded file: turned upright, at most 1600 pixels a side, in sRGB, without metadata;
 * of an animation the first frame (a page that moves by itself is a barrier, WCAG 2.2.2).
 *
 * @param file the file as it came; what it is, is told by its content alone
 * @throws {ImageTypeError} not PNG, JPEG, WebP, AVIF or GIF
 * @throws {ImageTooManyPixelsError} more than 25 megapixels, by its header: nothing is decoded
 * @throws {ImageUnreadableError} the header or the picture data is broken
 */
export async function encodeImage(file: Buffer): Promise<EncodedImage> {
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  if (!type || !types.has(type.mime)) throw new ImageTypeError();
  await checkHeader(file);
  try {
    const { data, info } = await open(file)
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new ImageUnreadableError();
  }
}

async function checkHeader(file: Buffer): Promise<void> {
  // The bound is compared here and not by sharp, whose error for it is only told from others by its text.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ImageUnreadableError();
    });
  if (!formats.has(header.format)) throw new ImageTypeError();
  if (header.width * header.height > limits.image.pixels) {
    throw new ImageTooManyPixelsError();
  }
}

const open = (file: Buffer) => sharp(file, { limitInputPixels: limits.image.pixels, failOn: 'error' });
