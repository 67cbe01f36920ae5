import { type CommentEvent, commentEvents, type PostEvent, postEvents } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import type { Documents, Projection } from '@portal/event-store/projection';
import { takeBack, throwAway } from '../trash.ts';
import { update } from '../update.ts';
import {
  COMMENTS_PER_DOCUMENT,
  type CommentBucket,
  type CommentCount,
  commentBucketId,
  commentBucketIds,
  commentCountId,
  type Writer,
  type WrittenComment,
  writerId,
} from './documents.ts';

/** The comments of each post. Those of a deleted post are kept for as long as it may come back. */
export const commentsProjection: Projection<PostEvent | CommentEvent> = {
  name: 'comments',
  version: 4,
  stream: 'POSTS',
  events: { ...postEvents, ...commentEvents },
  async apply(event, documents) {
    switch (event.type) {
      case 'portal.post.published.v1':
        return open(event.data.postId, documents);
      case 'portal.post.deleted.v1':
        return close(event.data.postId, event.time, documents);
      case 'portal.post.restored.v1':
        return reopen(event.data.postId, documents);
      case 'portal.comment.written.v1':
        return add(event, documents);
      case 'portal.comment.deleted.v1':
        return change(event.data, documents, () => []);
      case 'portal.comment.hidden.v1': {
        const { moderatorId, reason } = event.data;
        const hidden = { reason, moderatorId, at: event.time };
        return change(event.data, documents, (comment) => [{ ...comment, hidden }]);
      }
      case 'portal.comment.shown.v1':
        return change(event.data, documents, (comment) => [{ ...comment, hidden: null }]);
    }
  },
};

type Written = Extract<CommentEvent, { type: 'portal.comment.written.v1' }>;

function open(postId: string, documents: Documents): void {
  documents.set(commentCountId(postId), { comments: 0, deleted: false } satisfies CommentCount);
}

async function close(postId: string, at: string, documents: Documents): Promise<void> {
  await update<CommentCount>(
    documents,
    commentCountId(postId),
    (count) => count && { ...count, deleted: true },
  );
  for (const over of await throwAway(documents, postId, at)) await remove(over, documents);
}

async function reopen(postId: string, documents: Documents): Promise<void> {
  await takeBack(documents, postId);
  await update<CommentCount>(
    documents,
    commentCountId(postId),
    (count) => count && { ...count, deleted: false },
  );
}

async function remove(postId: string, documents: Documents): Promise<void> {
  const count = await documents.get<CommentCount>(commentCountId(postId));
  if (!count) return;
  documents.delete(commentCountId(postId));
  for (const id of commentBucketIds(postId, count)) documents.delete(id);
}

async function add({ data, time }: Recorded<Written>, documents: Documents): Promise<void> {
  const { postId, commentId, userId, text } = data;
  const count = await documents.get<CommentCount>(commentCountId(postId));
  // The post was deleted long ago. One that was deleted lately takes the comment: it may come back.
  if (!count) return;
  documents.set(commentCountId(postId), { ...count, comments: count.comments + 1 } satisfies CommentCount);
  await update<Writer>(documents, writerId(userId), (writer) =>
    writer?.posts.includes(postId) ? null : { posts: [...(writer?.posts ?? []), postId] },
  );
  const bucket = commentBucketId(postId, Math.floor(count.comments / COMMENTS_PER_DOCUMENT));
  await update<CommentBucket>(documents, bucket, (old) => ({
    comments: [...(old?.comments ?? []), { id: commentId, userId, text, createdAt: time, hidden: null }],
  }));
}

/** Changes one comment, or takes it away. Newest first, since that is where moderation mostly happens. */
async function change(
  { postId, commentId }: { postId: string; commentId: string },
  documents: Documents,
  to: (comment: WrittenComment) => WrittenComment[],
): Promise<void> {
  const count = await documents.get<CommentCount>(commentCountId(postId));
  if (!count) return;
  for (const id of commentBucketIds(postId, count).toReversed()) {
    const bucket = await documents.get<CommentBucket>(id);
    if (!bucket?.comments.some((comment) => comment.id === commentId)) continue;
    const comments = bucket.comments.flatMap((comment) =>
      comment.id === commentId ? to(comment) : [comment],
    );
    documents.set(id, { comments } satisfies CommentBucket);
    return;
  }
}
