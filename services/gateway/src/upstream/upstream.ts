import { Readable } from 'node:stream';
import { DomainError, UnavailableError } from '@portal/service-kit/errors';
import { type Dispatcher, Pool } from 'undici';
import type { Headers } from './headers.ts';

export interface UpstreamRequest {
  method: Dispatcher.HttpMethod;
  /** With query. */
  path: string;
  headers: Headers;
  /** A stream is as slow as its client. */
  body?: Readable | Buffer | string;
  signal?: AbortSignal;
}

const CONNECT_MS = 1_000;
/** Longer than a service may take (posts: 60 s for a picture): what it says of being late is worth more than our guess. */
const HEADERS_MS = 65_000;
const BODY_MS = 30_000;
const CONNECTIONS = 64;

/** A connection that broke before any answer: a service that is started again closes the idle ones. */
const broken = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'UND_ERR_CLOSED', 'UND_ERR_DESTROYED']);

/** One service, over connections that are kept; streams of clients have their own, so that slow ones hold up nobody else. */
export class Upstream {
  readonly #pool: Pool;
  readonly #uploads: Pool;

  /** @param url origin, such as 'http://127.0.0.1:4001' */
  constructor(url: string) {
    const pool = () =>
      new Pool(new URL(url).origin, {
        connections: CONNECTIONS,
        connect: { timeout: CONNECT_MS },
        headersTimeout: HEADERS_MS,
        bodyTimeout: BODY_MS,
        keepAliveTimeout: 4_000,
        keepAliveMaxTimeout: 8_000,
      });
    this.#pool = pool();
    this.#uploads = pool();
  }

  /**
   * Asks the service. A read is asked once more when its connection broke; a write may have been done, so it is not.
   * @throws UnavailableError when no answer comes
   */
  async request(request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const again = request.method === 'GET' || request.method === 'HEAD';
    try {
      const pool = request.body instanceof Readable ? this.#uploads : this.#pool;
      return await pool.request(request);
    } catch (error) {
      if (again && !request.signal?.aborted && broken.has(codeOf(error))) {
        return await this.#pool.request(request).catch((second) => unavailable(second));
      }
      return unavailable(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#uploads.destroy()]);
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '');
}

function unavailable(error: unknown): never {
  // A refusal of our own that ended the body, such as 413, is the answer.
  if (error instanceof DomainError) throw error;
  throw new UnavailableError(1, error);
}
