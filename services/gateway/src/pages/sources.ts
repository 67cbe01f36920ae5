import type { Sequences } from '@portal/contracts/sequences';
import type { StreamName } from '@portal/contracts/streams';
import { UnavailableError } from '@portal/service-kit/errors';
import { Answer } from '../memory/answer.ts';
import { readRequest } from '../reads/public-read.ts';
import type { Reads } from '../reads/reads.ts';
import { resolve } from '../routing/resolve.ts';
import type { Headers } from '../upstream/headers.ts';

/** A page without its data is better than a page that is waited for. */
const PATIENCE_MS = 2_500;

/** The public answers that one page is made from: asked for as visitors would, through the same memory. */
export class Sources {
  readonly #reads: Reads;
  readonly #headers: Headers;
  readonly #answers: Answer[] = [];
  /** Something was left out that could not be had: what is made from the rest is not to be kept. */
  partial = false;

  constructor(reads: Reads, headers: Headers) {
    this.#reads = reads;
    this.#headers = headers;
  }

  /**
   * @param target path and query under /api
   * @returns null where there is no such thing
   * @throws UnavailableError when it can't be had now
   */
  async get<T>(target: string): Promise<T | null> {
    const found = resolve('GET', target);
    const kind = found.kind === 'api' ? found.method.read : undefined;
    const read =
      found.kind === 'api' && kind ? readRequest(kind, found.path, found.search, found.params) : null;
    if (!read) throw new UnavailableError(1, new Error(`${target} is no public read`));
    const result = await soon(this.#reads.answer(read, this.#headers));
    if (result instanceof Answer) {
      this.#answers.push(result);
      return JSON.parse(result.identity.body.toString());
    }
    if (typeof result === 'object' && (result.status === 404 || result.status === 400)) return null;
    throw new UnavailableError(1, new Error(`${target} can't be read`));
  }

  /** What a page made from the answers depends on. */
  get tags(): string[] {
    return [...new Set(this.#answers.flatMap(({ tags }) => tags))];
  }

  /** How far all of the answers have seen the streams. */
  get seen(): Sequences {
    const seen: Sequences = {};
    for (const answer of this.#answers) {
      for (const [stream, sequence] of Object.entries(answer.seen) as [StreamName, number][])
        seen[stream] = Math.min(seen[stream] ?? Number.POSITIVE_INFINITY, sequence);
    }
    return seen;
  }
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnavailableError(1, new Error('too late for a page'))), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
