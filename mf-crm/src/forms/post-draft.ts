import type { Post, Tag } from '@portal/contracts/rest/post';

/** What an editor has typed and chosen, and not yet sent. */
export interface PostDraft {
  title: string;
  text: string;
  imgAlt: string;
  tags: Tag[];
  /** A new picture. */
  image: File | null;
  /** Takes away the picture that the post has. */
  removeImage: boolean;
}

export const emptyDraft: PostDraft = {
  title: '',
  text: '',
  imgAlt: '',
  tags: [],
  image: null,
  removeImage: false,
};

/** A draft to edit `post` from. */
export function draftOf({ title, text, imgAlt, tags }: Post): PostDraft {
  return { ...emptyDraft, title, text, imgAlt, tags };
}

/** The multipart form of POST and PUT: text fields first, so that the server can refuse before it has read the picture. */
export function formOf({ title, text, imgAlt, tags, image, removeImage }: PostDraft, id?: string): FormData {
  const form = new FormData();
  if (id) form.set('id', id);
  form.set('title', title);
  form.set('text', text);
  form.set('imgAlt', imgAlt);
  form.set('tags', JSON.stringify(tags));
  if (removeImage && !image) form.set('imgUrl', '');
  if (image) form.set('image', image);
  return form;
}
