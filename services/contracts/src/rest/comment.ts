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

/** A comment as administrators see it: with the reason why visitors do not, and who has hidden it when. */
export const ModeratedComment = Type.Object({
  ...Comment.properties,
  hidden: Type.Union([
    Type.Object({ reason: Type.String(), username: Type.String(), at: Timestamp }),
    Type.Null(),
  ]),
});

/** GET /api/comments/{postId}, for administrators: a bare array, oldest first, hidden ones in their places. */
export const ModeratedCommentList = Type.Array(ModeratedComment);

/** A comment as its writer takes it along: with the reason, where administrators have hidden it. */
export const OwnComment = Type.Object({
  ...Type.Omit(Comment, ['userId', 'username']).properties,
  hidden: Type.Union([Type.Object({ reason: Type.String(), at: Timestamp }), Type.Null()]),
});

/** GET /api/comments/mine: all that the user has written and not deleted, oldest first. */
export const OwnCommentList = Type.Array(OwnComment);

/** PUT /api/comments/{postId}/{id}: hides a comment, for which it takes a reason, or shows it again. */
export const ModerationBody = Type.Object(
  { hidden: Type.Boolean(), reason: Type.Optional(Text(limits.moderation.reason)) },
  { additionalProperties: false },
);

export type Comment = Static<typeof Comment>;
export type CommentList = Static<typeof CommentList>;
export type CommentBody = Static<typeof CommentBody>;
export type ModeratedComment = Static<typeof ModeratedComment>;
export type ModeratedCommentList = Static<typeof ModeratedCommentList>;
export type OwnComment = Static<typeof OwnComment>;
export type OwnCommentList = Static<typeof OwnCommentList>;
export type ModerationBody = Static<typeof ModerationBody>;
