import type { CommentEvent, PostEvent, ViewsEvent } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import type { Documents } from '@portal/event-store/projection';
import { addEntry, bucketOf, noBuckets, removeEntry } from '../buckets.ts';
import { update } from '../update.ts';
import {
  DIRECTORY,
  type Directory,
  GROUP_SIZE,
  LEADERS,
  type Leaders,
  leadersId,
  PAGE_SIZE,
  type Page,
  type PostDocument,
  pageId,
  postDocumentId,
  TALLIED_COMMENTS,
  type Tallies,
  type Tally,
  tallyId,
} from './documents.ts';
import { bestOfLeaders, bestOfTallies, withLeaders } from './leaders.ts';
import { foldPage, foldPost } from './post-document.ts';

export type NewsListEvent = PostEvent | CommentEvent | ViewsEvent;

/** Folds one event into the documents it touches: never more than a few, however many posts there are. */
export async function foldNewsList(event: Recorded<NewsListEvent>, documents: Documents): Promise<void> {
  switch (event.type) {
    case 'portal.post.published.v1':
    case 'portal.post.edited.v1':
    case 'portal.post.deleted.v1':
      return foldPostEvent(event, documents);
    case 'portal.comment.written.v1':
      return foldComment(event, documents);
    case 'portal.posts.viewed.v1':
      return foldViews(event, documents);
  }
}

async function foldPostEvent(event: Recorded<PostEvent>, documents: Documents): Promise<void> {
  const { postId } = event.data;
  const known = await documents.get<PostDocument>(postDocumentId(postId));
  const published = event.type === 'portal.post.published.v1';
  if (!published && !known) return;
  const order = published ? event.sequence : orderOf(known!);
  await update<PostDocument>(documents, postDocumentId(postId), (post) => foldPost(post, event));
  if (event.type !== 'portal.post.edited.v1') {
    await update<Directory>(documents, DIRECTORY, (directory) =>
      published ? addEntry(directory ?? noBuckets, order, PAGE_SIZE) : removeEntry(directory!, order),
    );
  }
  const n = await pageOf(order, documents);
  await update<Page>(documents, pageId(n), (page) => ({ posts: foldPage(page?.posts ?? [], event) }));
  if (event.type === 'portal.post.edited.v1') return;
  await update<Tallies>(documents, tallyId(n), (tallies) => ({
    posts: published
      ? { ...tallies?.posts, [postId]: newTally(order) }
      : without(tallies?.posts ?? {}, postId),
  }));
  await foldLeaders(n, documents);
}

async function foldComment({ data }: Recorded<CommentEvent>, documents: Documents): Promise<void> {
  const post = await documents.get<PostDocument>(postDocumentId(data.postId));
  if (!post) return;
  const n = await pageOf(orderOf(post), documents);
  await update<Tallies>(documents, tallyId(n), (tallies) =>
    changeTally(tallies, data.postId, (tally) => ({
      ...tally,
      comments: tally.comments + 1,
      firstComments:
        tally.comments < TALLIED_COMMENTS ? [...tally.firstComments, data.commentId] : tally.firstComments,
    })),
  );
}

async function foldViews({ data }: Recorded<ViewsEvent>, documents: Documents): Promise<void> {
  const touched = new Map<number, string[]>();
  for (const postId of Object.keys(data.views)) {
    const post = await documents.get<PostDocument>(postDocumentId(postId));
    if (!post) continue;
    const n = await pageOf(orderOf(post), documents);
    touched.set(n, [...(touched.get(n) ?? []), postId]);
  }
  for (const [n, postIds] of touched) {
    await update<Tallies>(documents, tallyId(n), (tallies) =>
      postIds.reduce(
        (told, postId) =>
          changeTally(told, postId, (tally) => ({ ...tally, views: tally.views + data.views[postId]! })),
        tallies,
      ),
    );
    await foldLeaders(n, documents);
  }
}

async function foldLeaders(n: number, documents: Documents): Promise<void> {
  const group = Math.floor(n / GROUP_SIZE);
  const tallies = await documents.get<Tallies>(tallyId(n));
  const inTally = bestOfTallies(tallies ?? { posts: {} });
  await update<Leaders>(documents, leadersId(group), (leaders) =>
    withLeaders(leaders ?? { of: {} }, n, inTally),
  );
  const inGroup = bestOfLeaders((await documents.get<Leaders>(leadersId(group))) ?? { of: {} });
  await update<Leaders>(documents, LEADERS, (leaders) => withLeaders(leaders ?? { of: {} }, group, inGroup));
}

async function pageOf(order: number, documents: Documents): Promise<number> {
  return bucketOf((await documents.get<Directory>(DIRECTORY)) ?? noBuckets, order);
}

const orderOf = (post: PostDocument) => (post.deleted ? post.order : post.post.order);

const newTally = (order: number): Tally => ({ order, views: 0, comments: 0, firstComments: [] });

/** Unchanged when the post is deleted. */
function changeTally(
  tallies: Tallies | null,
  postId: string,
  change: (tally: Tally) => Tally,
): Tallies | null {
  const tally = tallies?.posts[postId];
  return tally ? { posts: { ...tallies.posts, [postId]: change(tally) } } : tallies;
}

function without(tallies: Record<string, Tally>, postId: string): Record<string, Tally> {
  const { [postId]: _, ...others } = tallies;
  return others;
}
