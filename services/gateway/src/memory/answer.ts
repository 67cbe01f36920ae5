import type { Sequences } from '@portal/contracts/sequences';
import { compress } from './compress.ts';
import type { Encoding } from './encodings.ts';
import { contentTag, entityTag } from './etag.ts';

/** Name, value, name, value: what `writeHead` takes without building anything. */
export type RawHeaders = string[];

/** One coding of an answer, ready to be written. */
export interface Variant {
  body: Buffer;
  etag: string;
  /** With 200. */
  headers: RawHeaders;
  /** With 304. */
  notModifiedHeaders: RawHeaders;
}

export interface AnswerParts {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** Headers of every answer of this kind, security headers above all. */
  headers: RawHeaders;
  /** How far the answer has seen the streams. */
  seen: Sequences;
  /** What it was made from: it is dropped when one of them changes. */
  tags: readonly string[];
  /** The post that is being looked at, whose views count. */
  postId?: string;
}

/** A 200 answer as ready bytes. */
export class Answer {
  readonly seen: Sequences;
  readonly tags: readonly string[];
  readonly postId: string | undefined;
  readonly identity: Variant;
  /** There is a newer one to be had; this one only stands in while it can't be had. */
  faded = false;
  readonly #parts: AnswerParts;
  readonly #tag: string;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #compressing = new Map<Encoding, Promise<Variant>>();

  constructor(parts: AnswerParts) {
    this.#parts = parts;
    this.#tag = contentTag(parts.body);
    this.seen = parts.seen;
    this.tags = parts.tags;
    this.postId = parts.postId;
    this.identity = this.#variant('identity', parts.body);
    this.#variants.set('identity', this.identity);
  }

  /** Bytes held. */
  get size(): number {
    let size = 0;
    for (const { body } of new Set(this.#variants.values())) size += body.length;
    return size;
  }

  /** The variant for a coding if it is ready. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#variants.get(encoding);
  }

  /** The variant for a coding: compressed on first demand, and plain where compressing does not pay. */
  variant(encoding: Encoding): Promise<Variant> {
    const ready = this.#variants.get(encoding);
    if (ready) return Promise.resolve(ready);
    let compressing = this.#compressing.get(encoding);
    if (!compressing) {
      compressing = this.#compress(encoding);
      this.#compressing.set(encoding, compressing);
    }
    return compressing;
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    const compressed = await compress(this.#parts.body, this.#parts.contentType, encoding);
    const variant = compressed ? this.#variant(encoding, compressed) : this.identity;
    this.#variants.set(encoding, variant);
    this.#compressing.delete(encoding);
    return variant;
  }

  #variant(encoding: Encoding, body: Buffer): Variant {
    const { headers, cacheControl, contentType } = this.#parts;
    const etag = entityTag(this.#tag, encoding);
    const always = [...headers, 'cache-control', cacheControl, 'vary', 'accept-encoding', 'etag', etag];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      body,
      etag,
      headers: [...always, ...coding, 'content-type', contentType, 'content-length', String(body.length)],
      notModifiedHeaders: always,
    };
  }
}
