import type { PostEvent } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import { editContent } from '../../post/events.ts';
import type { ListedPost, PostDocument } from './documents.ts';

type Published = Extract<PostEvent, { type: 'portal.post.published.v1' }>;
type Edited = Extract<PostEvent, { type: 'portal.post.edited.v1' }>;

export function publish({ data, sequence, time }: Recorded<Published>): ListedPost {
  const { postId, authorId, title, text, image, imgAlt, tags } = data;
  return {
    ...{ id: postId, order: sequence, authorId, title, text, image, imgAlt, tags },
    ...{ createdAt: time, updatedAt: time, version: 1 },
  };
}

export function edit(post: ListedPost, { data, time }: Recorded<Edited>): ListedPost {
  return { ...post, ...editContent(post, data), updatedAt: time, version: post.version + 1 };
}

/** `post:<id>` after an event of that post; null when there is nothing to edit or delete. */
export function foldPost(document: PostDocument | null, event: Recorded<PostEvent>): PostDocument | null {
  switch (event.type) {
    case 'portal.post.published.v1':
      return { deleted: false, post: publish(event) };
    case 'portal.post.edited.v1':
      return !document || document.deleted ? document : { deleted: false, post: edit(document.post, event) };
    case 'portal.post.deleted.v1':
      return !document || document.deleted ? document : { deleted: true, order: document.post.order };
  }
}

/** `page:<n>` after an event of one of its posts. */
export function foldPage(posts: ListedPost[], event: Recorded<PostEvent>): ListedPost[] {
  const { postId } = event.data;
  switch (event.type) {
    case 'portal.post.published.v1':
      return [...posts, publish(event)];
    case 'portal.post.edited.v1':
      return posts.map((post) => (post.id === postId ? edit(post, event) : post));
    case 'portal.post.deleted.v1':
      return posts.filter((post) => post.id !== postId);
  }
}
