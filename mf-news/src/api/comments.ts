import type {
  Comment,
  CommentBody,
  CommentList,
  ModeratedComment,
  ModeratedCommentList,
  ModerationBody,
} from '@portal/contracts/rest/comment';
import type { Api } from '@portal/contracts/web/mount';

/** GET /api/posts/comments/{postId}: oldest first. */
export function getComments(api: Api, postId: string, signal: AbortSignal): Promise<CommentList> {
  return api.get(`/api/posts/comments/${encodeURIComponent(postId)}`, { signal });
}

/**
 * POST /api/comments/{postId}. `key`: the same for every try to send the same words, so that an answer lost on the way
 * does not make the comment appear twice.
 */
export function writeComment(api: Api, postId: string, comment: string, key: string): Promise<Comment> {
  const body: CommentBody = { postId, comment };
  return api.send('POST', `/api/comments/${encodeURIComponent(postId)}`, body, {
    headers: { 'Idempotency-Key': key },
  });
}

/** GET /api/comments/{postId}, for administrators: hidden ones too. */
export function getModeratedComments(
  api: Api,
  postId: string,
  signal: AbortSignal,
): Promise<ModeratedCommentList> {
  return api.get(`/api/comments/${encodeURIComponent(postId)}`, { signal });
}

/** DELETE /api/comments/{postId}/{id}: the writer's own, or any by an administrator. */
export function removeComment(api: Api, comment: Comment): Promise<Comment> {
  return api.send('DELETE', addressOf(comment));
}

/** PUT /api/comments/{postId}/{id}: hides a comment for the reason given, or shows it again (null). */
export function moderateComment(
  api: Api,
  comment: Comment,
  reason: string | null,
): Promise<ModeratedComment> {
  const body: ModerationBody = reason === null ? { hidden: false } : { hidden: true, reason };
  return api.send('PUT', addressOf(comment), body);
}

const addressOf = ({ postId, _id }: Comment) =>
  `/api/comments/${encodeURIComponent(postId)}/${encodeURIComponent(_id)}`;
