import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { describe, it } from 'vitest';
import { CommentNotFoundError, ForeignCommentError, PostNotFoundError } from '../errors.ts';
import { commentDecider } from './decide.ts';

const commentId = '0192f0c4-0000-7000-8000-0000000000c1';
const postId = '0192f0c4-0000-7000-8000-000000000001';
const otherPost = '0192f0c4-0000-7000-8000-000000000002';
const writer = '0192f0c4-0000-7000-8000-00000000000b';
const admin = '0192f0c4-0000-7000-8000-00000000000a';

const comment = { commentId, postId, userId: writer, text: 'Спасибо!' };
const written = { type: 'portal.comment.written.v1', data: comment } as const;
const deleted = (deletedBy: string) =>
  ({ type: 'portal.comment.deleted.v1', data: { commentId, postId, deletedBy } }) as const;
const hidden = (reason: string) =>
  ({ type: 'portal.comment.hidden.v1', data: { commentId, postId, moderatorId: admin, reason } }) as const;
const shown = { type: 'portal.comment.shown.v1', data: { commentId, postId, moderatorId: admin } } as const;

const write = { kind: 'write', ...comment, postExists: true } as const;
const remove = (deletedBy: string, asAdmin = false) =>
  ({ kind: 'delete', commentId, postId, deletedBy, asAdmin }) as const;
const hide = (reason: string) => ({ kind: 'hide', commentId, postId, moderatorId: admin, reason }) as const;
const show = { kind: 'show', commentId, postId, moderatorId: admin } as const;
const given = specify(commentDecider);

describe('writing', () => {
  it('is done under a post that is there', () => {
    given().when(write).then(written);
  });

  it('is refused under a post that is not there', () => {
    given()
      .when({ ...write, postExists: false })
      .thenThrows(PostNotFoundError);
  });

  it('is refused when the id is taken', () => {
    given(written).when(write).thenThrows(IdempotencyConflictError);
    given(written, deleted(writer)).when(write).thenThrows(IdempotencyConflictError);
  });
});

describe('deleting', () => {
  it('is for the writer, hidden or not', () => {
    given(written).when(remove(writer)).then(deleted(writer));
    given(written, hidden('Спам')).when(remove(writer)).then(deleted(writer));
  });

  it('of what others wrote is for administrators', () => {
    given(written).when(remove(admin, true)).then(deleted(admin));
    given(written).when(remove(admin)).thenThrows(ForeignCommentError);
  });

  it('is done once', () => {
    given(written, deleted(admin)).when(remove(writer)).thenThrows(CommentNotFoundError);
  });
});

describe('moderation', () => {
  it('hides for a reason, which can be put better', () => {
    given(written).when(hide('Спам')).then(hidden('Спам'));
    given(written, hidden('Спам')).when(hide('Спам')).then();
    given(written, hidden('Спам')).when(hide('Реклама')).then(hidden('Реклама'));
  });

  it('shows again what was hidden', () => {
    given(written, hidden('Спам')).when(show).then(shown);
    given(written).when(show).then();
    given(written, hidden('Спам'), shown).when(hide('Спам')).then(hidden('Спам'));
  });
});

it.each([remove(writer), hide('Спам'), show])(
  'finds no comment that is not under the post: $kind',
  (command) => {
    given().when(command).thenThrows(CommentNotFoundError);
    given(written)
      .when({ ...command, postId: otherPost })
      .thenThrows(CommentNotFoundError);
    given(written, deleted(writer)).when(command).thenThrows(CommentNotFoundError);
  },
);
