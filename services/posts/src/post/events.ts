import type { Image, PostEvent } from '@portal/contracts/events/posts';
import type { Tag } from '@portal/contracts/rest/post';

export interface PostContent {
  title: string;
  text: string;
  image: Image | null;
  imgAlt: string;
  tags: Tag[];
}

/** A post as its own events tell it. `version` is 1 when published and grows by one with every edit. */
export type PostState =
  | { status: 'absent' }
  | { status: 'published' | 'deleted'; authorId: string; version: number; content: PostContent };

export const absent: PostState = { status: 'absent' };

/** Folds one event of `posts.post.<id>` into the post's state. */
export function evolve(state: PostState, event: PostEvent): PostState {
  switch (event.type) {
    case 'portal.post.published.v1': {
      const { authorId, title, text, image, imgAlt, tags } = event.data;
      return { status: 'published', authorId, version: 1, content: { title, text, image, imgAlt, tags } };
    }
    case 'portal.post.edited.v1': {
      if (state.status !== 'published') return state;
      return { ...state, version: state.version + 1, content: editContent(state.content, event.data) };
    }
    case 'portal.post.deleted.v1':
      return state.status === 'published' ? { ...state, status: 'deleted' } : state;
    case 'portal.post.restored.v1':
      return state.status === 'deleted' ? { ...state, status: 'published' } : state;
  }
}

/** The content after an edit that names only what changes. */
export function editContent(content: PostContent, changes: Partial<PostContent>): PostContent {
  const { title, text, image, imgAlt, tags } = changes;
  return {
    title: title ?? content.title,
    text: text ?? content.text,
    image: image === undefined ? content.image : image,
    imgAlt: imgAlt ?? content.imgAlt,
    tags: tags ?? content.tags,
  };
}
