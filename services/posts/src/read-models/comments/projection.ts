import { type CommentEvent, commentEvents, type PostEvent, postEvents } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import type { Documents, Projection } from '@portal/event-store/projection';
import { addEntry, bucketOf, noBuckets } from '../buckets.ts';
import { update } from '../update.ts';
import {
  COMMENTS_PER_DOCUMENT,
  type CommentBucket,
  type CommentDirectory,
  commentBucketId,
  commentDirectoryId,
} from './documents.ts';

/** The comments of each post. Those of a deleted post are not kept. */
export const commentsProjection: Projection<PostEvent | CommentEvent> = {
  name: 'comments',
  version: 1,
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

function open(postId: string, documents: Documents): Promise<void> {
  return update<CommentDirectory>(documents, commentDirectoryId(postId), () => ({
    ...noBuckets,
    deleted: false,
  }));
}

async function remove(postId: string, documents: Documents): Promise<void> {
  const directory = await documents.get<CommentDirectory>(commentDirectoryId(postId));
  if (!directory) return;
  documents.set(commentDirectoryId(postId), { ...directory, deleted: true });
  directory.starts.forEach((_, n) => {
    documents.delete(commentBucketId(postId, n));
  });
}

async function add({ data, sequence, time }: Recorded<CommentEvent>, documents: Documents): Promise<void> {
  const { postId, commentId, userId, text } = data;
  const id = commentDirectoryId(postId);
  const before = await documents.get<CommentDirectory>(id);
  // The post was deleted while the comment was being written.
  if (!before || before.deleted) return;
  documents.set(id, { ...addEntry(before, sequence, COMMENTS_PER_DOCUMENT), deleted: false });
  const directory = (await documents.get<CommentDirectory>(id)) ?? before;
  await update<CommentBucket>(
    documents,
    commentBucketId(postId, bucketOf(directory, sequence)),
    (bucket) => ({
      comments: [...(bucket?.comments ?? []), { id: commentId, userId, text, createdAt: time }],
    }),
  );
}
