import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { Id, Text, Timestamp } from './text.ts';

/** SPEC.md section 3, Comment. `username` is empty when the writer's account is gone. */
export const Comment = Type.Object({
  _id: Id,
  postId: Id,
  userId: Id,
  username: Type.String(),
  comment: Type.String(),
  createdAt: Timestamp,
});

/** GET /api/posts/comments/{postId}: a bare array, oldest first. */
export const CommentList = Type.Array(Comment);

/** POST /api/comments/{postId}. `postId` must equal the path's. */
export const CommentBody = Type.Object(
  { postId: Type.Optional(Id), comment: Text(limits.comment) },
  { additionalProperties: false },
);

export type Comment = Static<typeof Comment>;
export type CommentList = Static<typeof CommentList>;
export type CommentBody = Static<typeof CommentBody>;
