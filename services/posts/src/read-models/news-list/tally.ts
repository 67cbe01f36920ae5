import { TALLIED_COMMENTS, type Tallies, type Tally } from './documents.ts';

export const newTally = (order: number): Tally => ({
  order,
  views: 0,
  comments: 0,
  firstComments: [],
  hidden: [],
});

export function addTally({ posts }: Tallies, id: string, tally: Tally): Tallies {
  return { posts: { ...posts, [id]: tally } };
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

export function addComment(tally: Tally, commentId: string): Tally {
  const { comments, firstComments } = tally;
  const first = comments < TALLIED_COMMENTS ? [...firstComments, commentId] : firstComments;
  return { ...tally, comments: comments + 1, firstComments: first };
}

/** The comment is deleted, whether it could be seen or not. */
export function removeComment(tally: Tally, commentId: string): Tally {
  if (!tally.hidden.includes(commentId)) return withoutComment(tally, commentId);
  return { ...tally, hidden: tally.hidden.filter((id) => id !== commentId) };
}

export function hideComment(tally: Tally, commentId: string): Tally {
  if (tally.hidden.includes(commentId)) return tally;
  return { ...withoutComment(tally, commentId), hidden: [...tally.hidden, commentId] };
}

/** Its place among the others is known to the comments alone, so the ids are asked for there from now on. */
export function showComment(tally: Tally, commentId: string): Tally {
  if (!tally.hidden.includes(commentId)) return tally;
  const hidden = tally.hidden.filter((id) => id !== commentId);
  return { ...tally, comments: tally.comments + 1, firstComments: [], hidden };
}

function withoutComment(tally: Tally, commentId: string): Tally {
  const firstComments = tally.firstComments.filter((id) => id !== commentId);
  return { ...tally, comments: tally.comments - 1, firstComments };
}
