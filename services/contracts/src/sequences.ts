import type { StreamName } from './streams.ts';

/**
 * How far an answer has seen each stream. A service sends SEEN_HEADER with every answer, the gateway sends
 * REQUIRED_HEADER with every request: the service answers from at least there, within 2 s, or with 503.
 */
export type Sequences = Partial<Record<StreamName, number>>;

export const SEEN_HEADER = 'portal-seen';
export const REQUIRED_HEADER = 'portal-required';

/** `{ POSTS: 812, AUTH: 40 }` → 'POSTS=812,AUTH=40'. */
export function formatSequences(sequences: Sequences): string {
  return Object.entries(sequences)
    .map(([stream, sequence]) => `${stream}=${sequence}`)
    .join(',');
}

/** The reverse; what is not of the form `NAME=whole number` is left out. */
export function parseSequences(header: string | undefined): Sequences {
  const pairs = (header ?? '').matchAll(/([A-Z_]+)=(\d{1,15})(?:,|$)/g);
  return Object.fromEntries([...pairs].map(([, stream, sequence]) => [stream, Number(sequence)]));
}
