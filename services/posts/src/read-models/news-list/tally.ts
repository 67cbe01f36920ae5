import { type ListedPost, TALLIED_COMMENTS, type Tallies, type Tally } from './documents.ts';

export const newTally = (order: number): Tally => ({ order, views: 0, comments: 0, firstComments: [] });

export function addTally({ posts }: Tallies, { id, order }: ListedPost): Tallies {
  return { posts: { ...posts, [id]: newTally(order) } };
}

export function removeTally({ posts }: Tallies, postId: string): Tallies {
  const { [postId]: _, ...others } = posts;
  return { posts: others };
}

export function addViews(tallies: Tallies, postId: string, views: number): Tallies {
  const tally = tallies.posts[postId];
  if (!tally) return tallies;
  return { posts: { ...tallies.posts, [postId]: { ...tally, views: tally.views + views } } };
}

export function addComment(tallies: Tallies | null, postId: string, commentId: string): Tallies | null {
  const tally = tallies?.posts[postId];
  if (!tally) return tallies;
  const { comments, firstComments } = tally;
  const first = comments < TALLIED_COMMENTS ? [...firstComments, commentId] : firstComments;
  return {
    posts: { ...tallies.posts, [postId]: { ...tally, comments: comments + 1, firstComments: first } },
  };
}
