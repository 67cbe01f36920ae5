import { type PostEvent, postEvents } from '@portal/contracts/events/posts';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, Recorded } from '@portal/event-store/log';
import type { ListedPost, PostDocument } from '../read-models/news-list/documents.ts';
import { foldPost } from '../read-models/news-list/post-document.ts';

export const postSubject = (id: string) => `posts.post.${id}`;

export interface PostChange {
  /** Null before it was published. */
  before: ListedPost | null;
  /** Null when it was deleted. */
  after: ListedPost | null;
}

const catalogue = new EventCatalogue(postEvents);

/**
 * What the event with `sequence` has made of a post, from the log itself: the answer of a write need not wait for the
 * read model, and tells exactly what that write has done, whoever else is writing.
 *
 * @throws LogUnavailableError, PoisonEventError
 */
export async function changeOf(log: EventLog, postId: string, sequence: number): Promise<PostChange> {
  let before: PostDocument | null = null;
  let after: PostDocument | null = null;
  for (const event of await log.load(postSubject(postId), { atLeast: sequence })) {
    if (event.sequence > sequence) break;
    if (!catalogue.knows(event)) continue;
    before = after;
    after = foldPost(before, event as Recorded<PostEvent>);
  }
  return { before: listed(before), after: listed(after) };
}

const listed = (document: PostDocument | null) => (document?.deleted === false ? document.post : null);
