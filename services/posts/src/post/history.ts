import { type PostEvent, postEvents } from '@portal/contracts/events/posts';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, Recorded } from '@portal/event-store/log';
import type { ListedPost } from '../read-models/news-list/documents.ts';
import { edit, publish } from '../read-models/news-list/listed-post.ts';

export const postSubject = (id: string) => `posts.post.${id}`;

/** A post as its own events tell it, whatever page of the list it is on. */
export type WrittenPost = Omit<ListedPost, 'page'>;

export interface PostChange {
  /** Null before it was published. */
  before: WrittenPost | null;
  /** Null when it was deleted. */
  after: WrittenPost | null;
}

const catalogue = new EventCatalogue(postEvents);
/** Where the post is listed does not matter here. */
const NO_PAGE = 0;

/**
 * What the event with `sequence` has made of a post, from the log itself: the answer of a write need not wait for the
 * read model, and tells exactly what that write has done, whoever else is writing.
 *
 * @throws LogUnavailableError, PoisonEventError
 */
export async function changeOf(log: EventLog, postId: string, sequence: number): Promise<PostChange> {
  const change: { before: ListedPost | null; after: ListedPost | null } = { before: null, after: null };
  for (const event of await log.load(postSubject(postId), { atLeast: sequence })) {
    if (event.sequence > sequence) break;
    if (!catalogue.knows(event)) continue;
    change.before = change.after;
    change.after = fold(change.before, event as Recorded<PostEvent>);
  }
  return change;
}

function fold(post: ListedPost | null, event: Recorded<PostEvent>): ListedPost | null {
  switch (event.type) {
    case 'portal.post.published.v1':
      return publish(event, NO_PAGE);
    case 'portal.post.edited.v1':
      return post && edit(post, event);
    case 'portal.post.deleted.v1':
      return null;
  }
}
