import sharp from 'sharp';

/** A photo as a phone makes it: a JPEG with noise, so that it is no smaller than a real one. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}
