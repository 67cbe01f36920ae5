import Type, { type Static } from 'typebox';
import { Tag } from '../rest/post.ts';
import { Id } from '../rest/text.ts';
import type { EventOf } from './event.ts';

/** A re-encoded picture in the object store `images`; `name` is random and never used again. Sizes in pixels and bytes. */
export const Image = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9]{20,}\\.webp$' }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  size: Type.Integer({ minimum: 1 }),
});

const ImageOrNone = Type.Union([Image, Type.Null()]);

/** Subject `posts.post.<id>`. */
export const postEvents = {
  'portal.post.published.v1': Type.Object({
    postId: Id,
    authorId: Id,
    title: Type.String(),
    text: Type.String(),
    image: ImageOrNone,
    imgAlt: Type.String(),
    tags: Type.Array(Tag),
  }),
  /** Only what changed; `image: null` takes the picture away. */
  'portal.post.edited.v1': Type.Object({
    postId: Id,
    editorId: Id,
    title: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    image: Type.Optional(ImageOrNone),
    imgAlt: Type.Optional(Type.String()),
    tags: Type.Optional(Type.Array(Tag)),
  }),
  'portal.post.deleted.v1': Type.Object({ postId: Id, editorId: Id }),
  /** Undoes a deletion: the post is again what it was, with its comments. */
  'portal.post.restored.v1': Type.Object({ postId: Id, editorId: Id }),
};

/** Subject `posts.views`: how often posts were opened since the last such event; never conflicts with an edit. */
export const viewsEvents = {
  'portal.posts.viewed.v1': Type.Object({ views: Type.Record(Id, Type.Integer({ minimum: 1 })) }),
};

/** Subject `posts.comment.<id>`. */
export const commentEvents = {
  'portal.comment.written.v1': Type.Object({ commentId: Id, postId: Id, userId: Id, text: Type.String() }),
  /** For good: by whoever wrote it, or by an administrator. */
  'portal.comment.deleted.v1': Type.Object({ commentId: Id, postId: Id, deletedBy: Id }),
  /** Visitors do not see it any more; administrators do, with the reason. */
  'portal.comment.hidden.v1': Type.Object({
    commentId: Id,
    postId: Id,
    moderatorId: Id,
    reason: Type.String(),
  }),
  /** Visitors see it again. */
  'portal.comment.shown.v1': Type.Object({ commentId: Id, postId: Id, moderatorId: Id }),
};

export type Image = Static<typeof Image>;
export type PostEvent = EventOf<typeof postEvents>;
export type ViewsEvent = EventOf<typeof viewsEvents>;
export type CommentEvent = EventOf<typeof commentEvents>;
