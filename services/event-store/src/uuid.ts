import { randomFillSync } from 'node:crypto';

/** A new UUID version 7 (RFC 9562, 5.7): milliseconds since 1970 in its first 48 bits, so ids sort by time; lower case. */
export function uuidv7(now = Date.now()): string {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(now, 0, 6);
  return formatUuid(bytes, 7);
}

/** Sixteen bytes as a UUID of that version (RFC 9562, 4); overwrites the bits of version and variant. */
export function formatUuid(bytes: Buffer, version: 7 | 8): string {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
