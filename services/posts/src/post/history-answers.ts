import type { DeletedPostList, PostHistory, PostVersion } from '@portal/contracts/rest/post-history';
import type { EventLog } from '@portal/event-store/log';
import type { Names } from '@portal/service-kit/users/names';
import type { NewsList } from '../read-models/news-list/news-list.ts';
import { historyOf, restorablePictures } from './history.ts';
import { isRestorable, RESTORABLE_MS } from './restorable.ts';

interface Sources {
  log: EventLog;
  newsList: NewsList;
  names: Names;
}

/** What editors did with posts, as REST clients see it (`@portal/contracts/rest/post-history`). */
export class HistoryAnswers {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Oldest first; null when there never was such a post. */
  async history(postId: string): Promise<PostHistory | null> {
    const entries = await historyOf(this.#sources.log, postId);
    if (entries.length === 0) return null;
    const names = await this.#sources.names.of(entries.map(({ editorId }) => editorId));
    return entries.map(({ change, at, editorId, changed, post: { version } }) => {
      return { change, version, at, username: names.get(editorId) ?? '', changed };
    });
  }

  /**
   * What the post said in that version; null when there never was one.
   *
   * @param now milliseconds since 1970
   */
  async version(postId: string, version: number, now: number): Promise<PostVersion | null> {
    const history = await historyOf(this.#sources.log, postId);
    const post = history.find((entry) => entry.post.version === version)?.post;
    if (!post) return null;
    const { title, text, image, imgAlt, tags } = post;
    const imgGone = image !== null && !restorablePictures(history, now).has(image.name);
    const imgUrl = image && !imgGone ? image.name : null;
    return { version, title, text, imgUrl, imgAlt, tags, imgGone };
  }

  /**
   * Deleted posts that can still be restored, latest first.
   *
   * @param now milliseconds since 1970
   */
  async deleted(now: number): Promise<DeletedPostList> {
    const removed = (await this.#sources.newsList.removed()).filter(({ at }) => isRestorable(at, now));
    const names = await this.#sources.names.of(removed.map(({ editorId }) => editorId));
    return removed.map(({ post: { id, title }, at, editorId }) => {
      const restorableUntil = new Date(Date.parse(at) + RESTORABLE_MS).toISOString();
      return { _id: id, title, deletedAt: at, username: names.get(editorId) ?? '', restorableUntil };
    });
  }
}
