import type { PostEvent } from '@portal/contracts/events/posts';
import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { describe, it } from 'vitest';
import { PostGoneError, PostNotFoundError, PostVersionError } from '../errors.ts';
import { postDecider } from './decide.ts';

const postId = '0192f0c4-0000-7000-8000-000000000001';
const admin = '0192f0c4-0000-7000-8000-00000000000a';
const image = { name: 'abcdefghijklmnopqrst.webp', width: 800, height: 600, size: 12_345 };
const content = { title: 'День открытых дверей', text: 'Приходите.', image, imgAlt: 'Здание', tags: [] };
const published: PostEvent = {
  type: 'portal.post.published.v1',
  data: { postId, authorId: admin, ...content },
};
const edited = (changes: object): PostEvent => ({
  type: 'portal.post.edited.v1',
  data: { postId, editorId: admin, ...changes },
});
const deleted: PostEvent = { type: 'portal.post.deleted.v1', data: { postId, editorId: admin } };

const given = specify(postDecider);
const publish = { kind: 'publish', postId, authorId: admin, content } as const;
const edit = (changes: object, expectedVersion?: number) =>
  ({
    kind: 'edit',
    postId,
    editorId: admin,
    changes,
    ...(expectedVersion && { expectedVersion }),
  }) as const;
const remove = { kind: 'delete', postId, editorId: admin } as const;

describe('publishing', () => {
  it('makes a post with all that was given', () => {
    given().when(publish).then(published);
  });

  it('is refused when the id is taken', () => {
    given(published).when(publish).thenThrows(IdempotencyConflictError);
    given(published, deleted).when(publish).thenThrows(IdempotencyConflictError);
  });
});

describe('editing', () => {
  it('tells only what changes', () => {
    given(published)
      .when(edit({ title: 'Новое', text: content.text, tags: [] }))
      .then(edited({ title: 'Новое' }));
  });

  it('makes no event when nothing changes', () => {
    given(published)
      .when(edit({ text: content.text }))
      .then();
    given(published).when(edit({})).then();
  });

  it('compares with the last edit, not with what was published', () => {
    given(published, edited({ title: 'Новое' }))
      .when(edit({ title: content.title }))
      .then(edited({ title: content.title }));
  });

  it('takes the picture away by null and leaves it by silence', () => {
    given(published)
      .when(edit({ image: null }))
      .then(edited({ image: null }));
    given(published, edited({ image: null }))
      .when(edit({ image: null }))
      .then();
  });

  it('goes through on the version that was read', () => {
    given(published, edited({ title: 'Новое' }))
      .when(edit({ text: 'Иначе' }, 2))
      .then(edited({ text: 'Иначе' }));
  });

  it('is refused on an older version, even when it would change nothing', () => {
    given(published, edited({ title: 'Новое' }))
      .when(edit({ text: 'Иначе' }, 1))
      .thenThrows(PostVersionError);
    given(published, edited({ title: 'Новое' }))
      .when(edit({}, 1))
      .thenThrows(PostVersionError);
  });

  it('is refused on a missing or deleted post', () => {
    given()
      .when(edit({ title: 'Новое' }))
      .thenThrows(PostNotFoundError);
    given(published, deleted)
      .when(edit({ title: 'Новое' }))
      .thenThrows(PostNotFoundError);
  });
});

describe('deleting', () => {
  it('is told by its own event', () => {
    given(published).when(remove).then(deleted);
  });

  it('is refused the second time', () => {
    given(published, deleted).when(remove).thenThrows(PostNotFoundError);
    given().when(remove).thenThrows(PostNotFoundError);
  });
});

describe('restoring', () => {
  const restored: PostEvent = { type: 'portal.post.restored.v1', data: { postId, editorId: admin } };
  const restore = (inTime: boolean) => ({ kind: 'restore', postId, editorId: admin, inTime }) as const;

  it('undoes a deletion in time, and once', () => {
    given(published, deleted).when(restore(true)).then(restored);
    given(published, deleted, restored).when(restore(true)).then();
    given(published).when(restore(false)).then();
  });

  it('goes on from the version and the content that the post had', () => {
    const past = [published, edited({ title: 'Иначе' }), deleted, restored];
    given(...past)
      .when(edit({ title: 'Иначе', text: 'Ещё' }, 2))
      .then(edited({ text: 'Ещё' }));
  });

  it('is refused when it comes too late, or for a post that never was', () => {
    given(published, deleted).when(restore(false)).thenThrows(PostGoneError);
    given().when(restore(true)).thenThrows(PostNotFoundError);
  });
});
