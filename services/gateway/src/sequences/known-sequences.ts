import { formatSequences, type Sequences } from '@portal/contracts/sequences';
import type { StreamName } from '@portal/contracts/streams';
import type { ServiceName } from '../routing/api-routes.ts';

/** The streams that a service's answers are made from: it can only be asked to have seen those. */
export const streamsOf: Record<ServiceName, readonly StreamName[]> = {
  auth: ['AUTH'],
  posts: ['POSTS', 'AUTH'],
  questions: ['QUESTIONS', 'AUTH'],
  content: ['CONTENT', 'AUTH'],
};

/** How far each stream has come as far as the gateway has passed on or heard: no answer may be older. */
export class KnownSequences {
  readonly #known: Sequences = {};

  raise(seen: Sequences): void {
    for (const [stream, sequence] of Object.entries(seen) as [StreamName, number][]) {
      if (sequence > (this.#known[stream] ?? 0)) this.#known[stream] = sequence;
    }
  }

  /** The log has begun anew: what was known of that stream is worth nothing. */
  forget(stream: StreamName): void {
    delete this.#known[stream];
  }

  /** What a service must have seen before it answers. */
  requiredOf(service: ServiceName): Sequences {
    const required: Sequences = {};
    for (const stream of streamsOf[service]) {
      const sequence = this.#known[stream];
      if (sequence !== undefined) required[stream] = sequence;
    }
    return required;
  }
}

/** Whether an answer is older than what it was asked to be. What it does not mention counts as seen. */
export function isBehind(seen: Sequences, required: Sequences): boolean {
  return Object.entries(required).some(
    ([stream, sequence]) => (seen[stream as StreamName] ?? sequence) < sequence,
  );
}

/** For the header; undefined when nothing is required. */
export function formatRequired(required: Sequences): string | undefined {
  return formatSequences(required) || undefined;
}
