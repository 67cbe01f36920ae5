import { createHash, createHmac } from 'node:crypto';
import { formatUuid } from './uuid.ts';

/**
 * The id of what a request with an Idempotency-Key creates: the same scope and key always give the same id, so the
 * second request meets the aggregate that the first one made, for as long as the log lives.
 * @param scope who asks and for what, such as 'posts/<user id>'
 * @returns a UUID version 8 (RFC 9562, 5.8)
 */
export function idempotentId(scope: string, key: string): string {
  return formatUuid(
    createHash('sha256')
      .update(JSON.stringify([scope, key]))
      .digest()
      .subarray(0, 16),
    8,
  );
}

/**
 * Fingerprint of a request for `AppendContext.request`. Keyed with the client's key, which is kept nowhere: what
 * stands in the log forever tells nothing about a body that may hold personal data.
 * @param parts fields and files in a fixed order
 * @returns 43 characters of base64url
 */
export function requestFingerprint(key: string, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest('base64url');
}
