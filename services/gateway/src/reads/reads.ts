import { parseSequences, REQUIRED_HEADER, SEEN_HEADER, type Sequences } from '@portal/contracts/sequences';
import { UnavailableError } from '@portal/service-kit/errors';
import type { Dispatcher } from 'undici';
import { tags } from '../drops/tags.ts';
import { heardStreams } from '../feed/heard-streams.ts';
import { Answer, type RawHeaders } from '../memory/answer.ts';
import type { AnswerMemory } from '../memory/answer-memory.ts';
import type { Drop } from '../memory/floors.ts';
import { formatRequired, isBehind, type KnownSequences, streamsOf } from '../sequences/known-sequences.ts';
import { type Headers, responseHeaders } from '../upstream/headers.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { ReadRequest } from './public-read.ts';

/** An answer that is not kept: a refusal, mostly. */
export interface Relayed {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** The answer is too large to be kept and must be handed through. */
export const TOO_LARGE = Symbol('too large');

export type ReadResult = Answer | Relayed | typeof TOO_LARGE;

interface Flight {
  tags: readonly string[];
  result: Promise<ReadResult>;
}

export interface ReadsOptions {
  memory: AnswerMemory;
  known: KnownSequences;
  /** The services that public reads are answered by. */
  upstreams: Record<ReadRequest['service'], Upstream>;
  /** Headers of every ready answer. */
  headers: RawHeaders;
  /** Bytes that one answer may have to be kept. */
  largest: number;
}

/** How long an answer stands in before the service is asked again. */
const STAND_IN_MS = 1_000;

const MISSING_NAME = Buffer.from('"username":""');

/** Public reads: from memory, or asked once for all who want the same at the same time. */
export class Reads {
  readonly #options: ReadsOptions;
  readonly #flights = new Map<string, Flight>();

  constructor(options: ReadsOptions) {
    this.#options = options;
  }

  /**
   * @param headers what the service is told of who asks
   * @throws UnavailableError when the service is away or behind
   */
  answer(read: ReadRequest, headers: Headers): Promise<ReadResult> {
    const kept = this.#options.memory.find(read.key);
    if (kept) return Promise.resolve(kept);
    const flying = this.#flights.get(read.key);
    if (flying) return flying.result;

    const flight: Flight = { tags: read.tags, result: this.#fetchOrStandIn(read, headers) };
    this.#flights.set(read.key, flight);
    const landed = () => {
      if (this.#flights.get(read.key) === flight) this.#flights.delete(read.key);
    };
    flight.result.then(landed, landed);
    return flight.result;
  }

  /** Whoever asks from now on is not content with what was asked for before the change. */
  detach({ tags: changed }: Drop): void {
    for (const [key, flight] of this.#flights) {
      if (changed === 'everything' || flight.tags.some((tag) => changed.includes(tag)))
        this.#flights.delete(key);
    }
  }

  /** An answer with old numbers of views is better than none; everything else in it is as it should be. */
  async #fetchOrStandIn(read: ReadRequest, headers: Headers): Promise<ReadResult> {
    const result = await this.#fetch(read, headers).catch((error: unknown) => {
      if (error instanceof UnavailableError) return error;
      throw error;
    });
    const failed = result instanceof UnavailableError || (isRelayed(result) && result.status === 503);
    const standIn = failed && this.#options.memory.findFaded(read.key);
    if (standIn) {
      standIn.faded = false;
      setTimeout(() => {
        standIn.faded = true;
      }, STAND_IN_MS).unref();
      return standIn;
    }
    if (result instanceof UnavailableError) throw result;
    return result;
  }

  async #fetch(read: ReadRequest, headers: Headers): Promise<ReadResult> {
    const { known, upstreams, memory, largest } = this.#options;
    const required = known.requiredOf(read.service);
    const line = formatRequired(required);
    const response = await upstreams[read.service].request({
      method: 'GET',
      path: read.key,
      headers: line ? { ...headers, [REQUIRED_HEADER]: line } : headers,
    });
    const seen = parseSequences(headerOf(response, SEEN_HEADER));
    if (response.statusCode < 500) {
      if (isBehind(seen, required)) {
        drop(response);
        throw new UnavailableError(1, new Error(`${read.service} answered from ${JSON.stringify(seen)}`));
      }
      known.raise(seen);
    }
    if (Number(headerOf(response, 'content-length') ?? 0) > largest) {
      drop(response);
      return TOO_LARGE;
    }
    const body = await bytesOf(response);
    if (response.statusCode !== 200) {
      return { status: response.statusCode, headers: responseHeaders(response.headers), body };
    }
    const answer = this.#ready(read, response, body, seen);
    memory.keep(read.key, answer);
    return answer;
  }

  #ready(read: ReadRequest, response: Dispatcher.ResponseData, body: Buffer, seen: Sequences): Answer {
    return new Answer({
      body,
      contentType: headerOf(response, 'content-type') ?? 'application/octet-stream',
      cacheControl: read.kind === 'upload' ? 'public, max-age=31536000, immutable' : 'no-cache',
      headers: this.#options.headers,
      seen: { ...outOfReach(read.service), ...seen },
      tags: body.includes(MISSING_NAME) ? [...read.tags, tags.unnamed] : read.tags,
      ...(read.postId !== undefined && { postId: read.postId }),
    });
  }
}

/** Streams that a service's answers are not made from can't outdate them. */
function outOfReach(service: ReadRequest['service']): Sequences {
  const own: readonly string[] = streamsOf[service];
  return Object.fromEntries(
    heardStreams.filter((stream) => !own.includes(stream)).map((stream) => [stream, Infinity]),
  );
}

function isRelayed(result: unknown): result is Relayed {
  return typeof result === 'object' && result !== null && 'status' in result;
}

async function bytesOf(response: Dispatcher.ResponseData): Promise<Buffer> {
  try {
    return Buffer.from(await response.body.arrayBuffer());
  } catch (error) {
    throw new UnavailableError(1, error);
  }
}

/** Wants nothing more of it; the stream says so as an error, which is none. */
function drop({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {});
  body.destroy();
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | undefined {
  return response.headers[name]?.toString();
}
