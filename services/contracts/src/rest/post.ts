import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { Id, Text, Timestamp } from './text.ts';

export const TagColor = Type.Union([Type.Literal('blue'), Type.Literal('brown'), Type.Literal('red')]);
export const Tag = Type.Object(
  { name: Text(limits.tag.name), color: TagColor },
  { additionalProperties: false },
);

/** SPEC.md section 3, Post. `imgUrl` is a file name under /api/uploads/; `version` grows by one with every edit. */
export const Post = Type.Object({
  _id: Id,
  title: Type.String(),
  text: Type.String(),
  imgUrl: Type.Union([Type.String(), Type.Null()]),
  imgAlt: Type.String(),
  username: Type.String(),
  views: Type.Integer({ minimum: 0 }),
  comments: Type.Array(Id),
  tags: Type.Array(Tag),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  version: Type.Integer({ minimum: 1 }),
});

/** GET /api/posts: newest first; at most three popular ones, by views. */
export const PostList = Type.Object({ posts: Type.Array(Post), popularPosts: Type.Array(Post) });

/** Query of GET /api/posts: pages back in time from the post `before`; without both, all posts. */
export const PostListQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })), before: Type.Optional(Id) },
  { additionalProperties: false },
);

const fields = {
  title: Text(limits.post.title),
  text: Text(limits.post.text),
  imgAlt: Type.Optional(Type.String({ maxLength: limits.post.imgAlt })),
  tags: Type.Optional(Type.Array(Tag, { maxItems: limits.post.tags })),
};

/** Text fields of POST /api/posts (multipart; `tags` a JSON string there); the picture comes as the file `image`. */
export const CreatePostFields = Type.Object(fields, { additionalProperties: false });

/**
 * Text fields of PUT /api/posts/{id}: those that change. `id` is accepted, as SPEC.md sends it, and must equal the path's.
 * An empty `imgUrl` takes the picture away; a new file `image` replaces it.
 */
export const EditPostFields = Type.Partial(Type.Object({ ...fields, id: Id, imgUrl: Type.Literal('') }), {
  additionalProperties: false,
});

export type TagColor = Static<typeof TagColor>;
export type Tag = Static<typeof Tag>;
export type Post = Static<typeof Post>;
export type PostList = Static<typeof PostList>;
export type PostListQuery = Static<typeof PostListQuery>;
export type CreatePostFields = Static<typeof CreatePostFields>;
export type EditPostFields = Static<typeof EditPostFields>;
