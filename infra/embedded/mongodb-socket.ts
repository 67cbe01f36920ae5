import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Linux takes 108 bytes with the closing zero, macOS 104.
const LONGEST = 103;

/** A socket path for the data directory: inside it, or in the user's run-time directory where it would be too long. */
export function mongodbSocket(dataDir: string, runtimeDir = process.env.XDG_RUNTIME_DIR ?? tmpdir()): string {
  const inside = join(dataDir, 'run/mongodb.sock');
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(runtimeDir, `portal-${process.getuid?.() ?? 0}-${name}`, 'mongodb.sock');
}

/** The address that the driver wants: the socket's path percent-encoded in the place of the host. */
export function mongodbUrl(socket: string): string {
  return `mongodb://${encodeURIComponent(socket)}/`;
}
