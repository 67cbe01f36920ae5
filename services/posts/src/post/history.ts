import { isDeepStrictEqual } from 'node:util';
import { type PostEvent, postEvents } from '@portal/contracts/events/posts';
import type { PostChange } from '@portal/contracts/rest/post-history';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, Recorded } from '@portal/event-store/log';
import type { ListedPost } from '../read-models/news-list/documents.ts';
import { edit, publish } from '../read-models/news-list/listed-post.ts';
import { isRestorable } from './restorable.ts';

export const postSubject = (id: string) => `posts.post.${id}`;

/** A post as its own events tell it, whatever page of the list it is on. */
export type WrittenPost = Omit<ListedPost, 'page'>;

/** One event of a post. */
export interface HistoryEntry {
  change: PostChange['change'];
  sequence: number;
  at: string;
  editorId: string;
  changed: PostChange['changed'];
  /** The post after the event; as it was, when that one deleted it. */
  post: WrittenPost;
}

const catalogue = new EventCatalogue(postEvents);
/** Where the post is listed does not matter here. */
const NO_PAGE = 0;
const contentFields = ['title', 'text', 'image', 'imgAlt', 'tags'] as const;

/**
 * All that happened to a post, oldest first, from the log itself: the answer of a write need not wait for the read model,
 * and tells exactly what that write has done, whoever else is writing.
 *
 * @param atLeast a sequence of the post that must be in it
 * @throws LogUnavailableError, PoisonEventError
 */
export async function historyOf(log: EventLog, postId: string, atLeast = 0): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let post: ListedPost | null = null;
  for (const event of await log.load(postSubject(postId), { atLeast })) {
    if (!catalogue.knows(event)) continue;
    const before: ListedPost | null = post;
    post = fold(before, event as Recorded<PostEvent>);
    if (post) entries.push(entryOf(event as Recorded<PostEvent>, before, post));
  }
  return entries;
}

/** The names of pictures that may come back at `now` (milliseconds since 1970): the one in use and those that went lately. */
export function restorablePictures(history: HistoryEntry[], now: number): Set<string> {
  const usable = history.filter((_, index) => {
    const next = history[index + 1];
    return !next || isRestorable(next.at, now);
  });
  return new Set(usable.flatMap(({ post }) => post.image?.name ?? []));
}

function fold(post: ListedPost | null, event: Recorded<PostEvent>): ListedPost | null {
  switch (event.type) {
    case 'portal.post.published.v1':
      return publish(event, NO_PAGE);
    case 'portal.post.edited.v1':
      return post && edit(post, event);
    case 'portal.post.deleted.v1':
    case 'portal.post.restored.v1':
      return post;
  }
}

function entryOf(event: Recorded<PostEvent>, before: ListedPost | null, post: ListedPost): HistoryEntry {
  const { sequence, time: at } = event;
  const editorId = 'editorId' in event.data ? event.data.editorId : event.data.authorId;
  const change = changes[event.type];
  const changed = change === 'edited' && before ? differing(before, post) : [];
  return { change, sequence, at, editorId, changed, post };
}

const changes = {
  'portal.post.published.v1': 'published',
  'portal.post.edited.v1': 'edited',
  'portal.post.deleted.v1': 'deleted',
  'portal.post.restored.v1': 'restored',
} as const satisfies Record<PostEvent['type'], PostChange['change']>;

function differing(before: ListedPost, after: ListedPost): HistoryEntry['changed'] {
  return contentFields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}
