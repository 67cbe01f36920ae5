/**
 * Bounds of what a visitor may send, as plain numbers: schemas are made from them, and forms check and show the same
 * ones without carrying the schema library to every phone. Lengths are in characters (Unicode code points).
 */
export const limits = {
  username: {
    min: 3,
    max: 40,
    pattern: '^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}._ -]*[\\p{L}\\p{M}\\p{N}])?$',
  },
  password: { min: 8, max: 128 },
  post: { title: 200, text: 20_000, imgAlt: 300, tags: 10 },
  tag: { name: 40 },
  comment: 2_000,
  /** Size in bytes of the file as it comes; what it is, is told by its content on the server. */
  image: {
    bytes: 10 * 1024 * 1024,
    pixels: 25_000_000,
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
  },
} as const;
