import type { Comment, CommentBody, CommentList } from '@portal/contracts/rest/comment';
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
