import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { it } from 'vitest';
import { PostNotFoundError } from '../errors.ts';
import { commentDecider } from './decide.ts';

const comment = {
  commentId: '0192f0c4-0000-7000-8000-0000000000c1',
  postId: '0192f0c4-0000-7000-8000-000000000001',
  userId: '0192f0c4-0000-7000-8000-00000000000b',
  text: 'Спасибо!',
};
const written = { type: 'portal.comment.written.v1', data: comment } as const;
const given = specify(commentDecider);

it('is written under a post that is there', () => {
  given()
    .when({ ...comment, postExists: true })
    .then(written);
});

it('is refused under a post that is not there', () => {
  given()
    .when({ ...comment, postExists: false })
    .thenThrows(PostNotFoundError);
});

it('is refused when the id is taken', () => {
  given(written)
    .when({ ...comment, postExists: true })
    .thenThrows(IdempotencyConflictError);
});
