import { type PostEvent, postEvents } from '@portal/contracts/events/posts';
import type { CreatePostFields, EditPostFields } from '@portal/contracts/rest/post';
import { Aggregates, type Handled } from '@portal/event-store/aggregates';
import type { AppendContext, EventLog } from '@portal/event-store/log';
import type { Creation } from '@portal/service-kit/idempotency';
import { PostNotFoundError, PostVersionNotFoundError } from '../errors.ts';
import type { Pictures } from '../image/pictures.ts';
import { type PostCommand, postDecider } from './decide.ts';
import type { PostContent, PostState } from './events.ts';
import { historyOf, postSubject, restorablePictures, type WrittenPost } from './history.ts';
import { isRestorable } from './restorable.ts';

export interface Written {
  post: WrittenPost;
  /** Of the last event of the post, for read-your-writes. */
  sequence: number;
}

/** What administrators do with posts: every method ends with the event on disk or with an error. */
export class PostCommands {
  readonly #log: EventLog;
  readonly #pictures: Pictures;
  readonly aggregates: Aggregates<PostCommand, PostEvent, PostState>;

  constructor(log: EventLog, pictures: Pictures) {
    this.#log = log;
    this.#pictures = pictures;
    this.aggregates = new Aggregates({ log, decider: postDecider, subject: postSubject, events: postEvents });
  }

  /** @throws IdempotencyKeyReusedError and what encodeImage and the log throw */
  async publish(
    authorId: string,
    { id, context }: Creation,
    fields: CreatePostFields,
    upload: Buffer | null,
  ): Promise<Written> {
    const handled = await this.#pictures.keepFor(upload, async (image) => {
      const { title, text, imgAlt = '', tags = [] } = fields;
      const content = { title, text, image, imgAlt, tags };
      const command = { kind: 'publish', postId: id, authorId, content } as const;
      const published = await this.aggregates.handle(id, command, context);
      // The repeated request had its picture stored the first time.
      if (published.repeated && image) await this.#pictures.discard(image.name);
      return published;
    });
    return this.#written(id, handled);
  }

  /**
   * @param expectedVersion of If-Match; undefined: the last edit wins
   * @throws PostNotFoundError, PostVersionError and what encodeImage and the log throw
   */
  async edit(
    editorId: string,
    postId: string,
    { fields, upload, expectedVersion }: EditRequest,
    context: AppendContext,
  ): Promise<Written> {
    // Looked up first, so that a picture for a missing post is not even decoded; decided again with the append.
    if (!(await this.exists(postId))) throw new PostNotFoundError();
    const handled = await this.#pictures.keepFor(upload, (image) => {
      const command = { kind: 'edit', postId, editorId, changes: changesOf(fields, image) } as const;
      return this.aggregates.handle(
        postId,
        expectedVersion === undefined ? command : { ...command, expectedVersion },
        context,
      );
    });
    return this.#written(postId, handled);
  }

  /**
   * @returns the post as it was
   * @throws PostNotFoundError and what the log throws
   */
  async remove(editorId: string, postId: string, context: AppendContext): Promise<Written> {
    const command = { kind: 'delete', postId, editorId } as const;
    return this.#written(postId, await this.aggregates.handle(postId, command, context));
  }

  /**
   * Undoes a deletion; a post that is there stays as it is.
   *
   * @param now milliseconds since 1970
   * @throws PostNotFoundError, PostGoneError and what the log throws
   */
  async restore(editorId: string, postId: string, now: number, context: AppendContext): Promise<Written> {
    const last = (await historyOf(this.#log, postId)).at(-1);
    const inTime = last !== undefined && isRestorable(last.at, now);
    const command = { kind: 'restore', postId, editorId, inTime } as const;
    return this.#written(postId, await this.aggregates.handle(postId, command, context));
  }

  /**
   * Edits a post to say again what it said in an earlier version. A picture that is out of use for too long does not come
   * back: the one that the post has stays.
   *
   * @param now milliseconds since 1970
   * @throws PostNotFoundError, PostVersionNotFoundError, PostVersionError and what the log throws
   */
  async restoreVersion(
    editorId: string,
    postId: string,
    { version, expectedVersion, now }: { version: number; expectedVersion: number | undefined; now: number },
    context: AppendContext,
  ): Promise<Written> {
    if (!(await this.exists(postId))) throw new PostNotFoundError();
    const history = await historyOf(this.#log, postId);
    const earlier = history.find(({ post }) => post.version === version)?.post;
    if (!earlier) throw new PostVersionNotFoundError();
    const { title, text, image, imgAlt, tags } = earlier;
    const there = !image || restorablePictures(history, now).has(image.name);
    const changes = there ? { title, text, image, imgAlt, tags } : { title, text, tags };
    const command = { kind: 'edit', postId, editorId, changes } as const;
    const conditional = expectedVersion === undefined ? command : { ...command, expectedVersion };
    return this.#written(postId, await this.aggregates.handle(postId, conditional, context));
  }

  /** Whether the post is there, as this process knows it. */
  async exists(postId: string): Promise<boolean> {
    const { state } = await this.aggregates.load(postId);
    return state.status === 'published';
  }

  /** The post after the last of those events; as it was, when that one deleted it. */
  async #written(postId: string, { sequence, events }: Handled<PostEvent, PostState>): Promise<Written> {
    const at = events.at(-1)?.sequence ?? sequence;
    const history = await historyOf(this.#log, postId, at);
    const post = history.findLast((entry) => entry.sequence <= at)?.post;
    if (!post) throw new PostNotFoundError();
    return { post, sequence };
  }
}

export interface EditRequest {
  fields: EditPostFields;
  upload: Buffer | null;
  expectedVersion: number | undefined;
}

function changesOf(fields: EditPostFields, image: PostContent['image']): Partial<PostContent> {
  const { id: _, imgUrl, ...changes } = fields;
  if (image) return { ...changes, image };
  return imgUrl === '' ? { ...changes, image: null } : changes;
}
