import Type, { type Static } from 'typebox';
import { Post } from './post.ts';
import { Id, Timestamp } from './text.ts';

const Change = Type.Union([
  Type.Literal('published'),
  Type.Literal('edited'),
  Type.Literal('deleted'),
  Type.Literal('restored'),
]);

const ContentField = Type.Union([
  Type.Literal('title'),
  Type.Literal('text'),
  Type.Literal('image'),
  Type.Literal('imgAlt'),
  Type.Literal('tags'),
]);

const { title, text, imgUrl, imgAlt, tags } = Post.properties;

/** Something that an editor did to a post. `version`: what the post was of afterwards; `username` is empty when the account is gone. */
export const PostChange = Type.Object({
  change: Change,
  version: Type.Integer({ minimum: 1 }),
  at: Timestamp,
  username: Type.String(),
  /** What an edit changed. */
  changed: Type.Array(ContentField),
});

/** GET /api/posts/{id}/history, for administrators: oldest first; of a deleted post too. */
export const PostHistory = Type.Array(PostChange);

/** GET /api/posts/{id}/history/{version}, for administrators: what the post said in that version. */
export const PostVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  ...{ title, text, imgUrl, imgAlt, tags },
  /** It had a picture, which is out of use for too long to come back: a restored post keeps the one that it has. */
  imgGone: Type.Boolean(),
});

/**
 * POST /api/posts/{id}/restore. With `version`: the post says again what it said then, as a new version. Without it: the
 * deletion is undone.
 */
export const RestorePostBody = Type.Object(
  { version: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
);

/** GET /api/posts/deleted, for administrators: deleted posts that can still be restored, latest deletion first. */
export const DeletedPostList = Type.Array(
  Type.Object({
    _id: Id,
    title: Type.String(),
    deletedAt: Timestamp,
    /** Who deleted it. */
    username: Type.String(),
    restorableUntil: Timestamp,
  }),
);

export type PostChange = Static<typeof PostChange>;
export type PostHistory = Static<typeof PostHistory>;
export type PostVersion = Static<typeof PostVersion>;
export type RestorePostBody = Static<typeof RestorePostBody>;
export type DeletedPostList = Static<typeof DeletedPostList>;
