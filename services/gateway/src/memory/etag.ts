import { createHash } from 'node:crypto';
import type { Encoding } from './encodings.ts';

/** A strong entity tag from the content itself: two gateways give the same one, and so does the same gateway later. */
export function contentTag(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** The tag of one coding of a content: strong tags must differ between codings (RFC 9110, 8.8.3.3). */
export function entityTag(contentTag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${contentTag}"` : `"${contentTag}-${encoding}"`;
}

/** Whether If-None-Match names the tag (RFC 9110, 13.1.2: weak comparison). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
