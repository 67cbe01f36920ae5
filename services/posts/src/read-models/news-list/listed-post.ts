import type { PostEvent } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import { editContent } from '../../post/events.ts';
import type { ListedPost } from './documents.ts';

export type Published = Extract<PostEvent, { type: 'portal.post.published.v1' }>;
export type Edited = Extract<PostEvent, { type: 'portal.post.edited.v1' }>;
export type Deleted = Extract<PostEvent, { type: 'portal.post.deleted.v1' }>;

export type Restored = Extract<PostEvent, { type: 'portal.post.restored.v1' }>;

export function publish({ data, sequence, time }: Recorded<Published>, page: number): ListedPost {
  const { postId, authorId, title, text, image, imgAlt, tags } = data;
  return {
    ...{ id: postId, page, order: sequence, authorId, title, text, image, imgAlt, tags },
    ...{ createdAt: time, updatedAt: time, version: 1 },
  };
}

export function edit(post: ListedPost, { data, time }: Recorded<Edited>): ListedPost {
  return { ...post, ...editContent(post, data), updatedAt: time, version: post.version + 1 };
}
