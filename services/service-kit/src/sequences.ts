import {
  formatSequences,
  parseSequences,
  REQUIRED_HEADER,
  SEEN_HEADER,
  type Sequences,
} from '@portal/contracts/sequences';
import type { StreamName } from '@portal/contracts/streams';
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from './errors.ts';

/** ARCHITECTURE.md, 'REST details': a read that can't catch up within 2 s is 503, never stale. */
const LONGEST_WAIT_MS = 2_000;

/** Whatever reads a stream and answers from what it read: a projection, the keys and admins, a cache. */
export interface SequenceSource {
  seen(): number;
  /** Resolves once `sequence` has been handled; rejects after `timeoutMs`. */
  caughtUp(sequence: number, timeoutMs: number): Promise<void>;
}

/** All that a service answers from. A stream is seen as far as the last of its readers has come. */
export class SequenceSources {
  readonly #sources = new Map<StreamName, SequenceSource[]>();

  add(stream: StreamName, source: SequenceSource): void {
    this.#sources.set(stream, [...(this.#sources.get(stream) ?? []), source]);
  }

  seen(): Sequences {
    const seen = [...this.#sources].map(([stream, sources]) => [
      stream,
      Math.min(...sources.map((source) => source.seen())),
    ]);
    return Object.fromEntries(seen);
  }

  /** Waits until all readers of the named streams are there; streams nobody here reads are no matter. */
  async reach(required: Sequences, timeoutMs = LONGEST_WAIT_MS): Promise<void> {
    const waits = Object.entries(required).flatMap(([stream, sequence]) =>
      (this.#sources.get(stream as StreamName) ?? []).map((source) => source.caughtUp(sequence, timeoutMs)),
    );
    try {
      await Promise.all(waits);
    } catch (error) {
      throw new UnavailableError(1, error);
    }
  }
}

/** Read-your-writes: waits for `portal-required`, answers with `portal-seen`. */
export function useSequences(app: FastifyInstance): void {
  app.decorate('sequences', new SequenceSources());
  app.decorateRequest('seen', null as unknown as Sequences);
  app.decorateReply('wrote', function wrote(stream, sequence) {
    this.request.seen[stream] = Math.max(this.request.seen[stream] ?? 0, sequence);
  });
  // Before anybody is judged: a right that was just given or withdrawn counts for the next request.
  app.addHook('onRequest', async (request) => {
    request.seen = {};
    const required = request.headers[REQUIRED_HEADER];
    const waits = typeof required === 'string' && !request.routeOptions.config.fromLogAlone;
    if (waits) await app.sequences.reach(parseSequences(required));
    request.seen = app.sequences.seen();
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header(SEEN_HEADER, formatSequences(request.seen ?? {}));
  });
}
