import type { Documents } from '@portal/event-store/projection';
import { KEPT_MS } from '../post/restorable.ts';

/** `trash`: posts whose deletion can still be undone, in the order in which they were deleted. */
export interface Trash {
  posts: { id: string; at: string }[];
}

export const TRASH = 'trash';

/**
 * A post was deleted.
 *
 * @param at time of that event, the only clock of a projection
 * @returns ids of posts that were deleted too long before, and of which nothing need be kept any more
 */
export async function throwAway(documents: Documents, id: string, at: string): Promise<string[]> {
  const trash = await documents.get<Trash>(TRASH);
  const oldest = Date.parse(at) - KEPT_MS;
  const { kept = [], over = [] } = Object.groupBy(trash?.posts ?? [], (post) =>
    Date.parse(post.at) < oldest ? 'over' : 'kept',
  );
  documents.set(TRASH, { posts: [...kept, { id, at }] } satisfies Trash);
  return over.map((post) => post.id);
}

/** The deletion of a post was undone. */
export async function takeBack(documents: Documents, id: string): Promise<void> {
  const trash = await documents.get<Trash>(TRASH);
  const posts = trash?.posts.filter((post) => post.id !== id) ?? [];
  documents.set(TRASH, { posts } satisfies Trash);
}
