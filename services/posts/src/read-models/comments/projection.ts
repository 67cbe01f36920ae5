import { type CommentEvent, commentEvents, type PostEvent, postEvents } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import type { Documents, Projection } from '@portal/event-store/projection';
import { update } from '../update.ts';
import {
  COMMENTS_PER_DOCUMENT,
  type CommentBucket,
  type CommentCount,
  commentBucketId,
  commentBucketIds,
  commentCountId,
} from './documents.ts';

/** The comments of each post. Those of a deleted post are not kept. */
export const commentsProjection: Projection<PostEvent | CommentEvent> = {
  name: 'comments',
  version: 2,
  stream: 'POSTS',
  events: { ...postEvents, ...commentEvents },
  async apply(event, documents) {
    switch (event.type) {
      case 'portal.post.published.v1':
        return open(event.data.postId, documents);
      case 'portal.post.deleted.v1':
        return remove(event.data.postId, documents);
      case 'portal.comment.written.v1':
        return add(event, documents);
    }
  },
};

function open(postId: string, documents: Documents): void {
  documents.set(commentCountId(postId), { comments: 0 } satisfies CommentCount);
}

async function remove(postId: string, documents: Documents): Promise<void> {
  const count = await documents.get<CommentCount>(commentCountId(postId));
  if (!count) return;
  documents.delete(commentCountId(postId));
  for (const id of commentBucketIds(postId, count)) documents.delete(id);
}

async function add({ data, time }: Recorded<CommentEvent>, documents: Documents): Promise<void> {
  const { postId, commentId, userId, text } = data;
  const count = await documents.get<CommentCount>(commentCountId(postId));
  // The post was deleted while the comment was being written.
  if (!count) return;
  documents.set(commentCountId(postId), { comments: count.comments + 1 } satisfies CommentCount);
  const bucket = commentBucketId(postId, Math.floor(count.comments / COMMENTS_PER_DOCUMENT));
  await update<CommentBucket>(documents, bucket, (old) => ({
    comments: [...(old?.comments ?? []), { id: commentId, userId, text, createdAt: time }],
  }));
}
