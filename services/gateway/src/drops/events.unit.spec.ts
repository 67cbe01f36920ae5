import {
  adminsEvents,
  sessionsEvents,
  signingKeysEvents,
  userEvents,
  usernameEvents,
} from '@portal/contracts/events/auth';
import { documentEvents, factEvents, placeEvents } from '@portal/contracts/events/content';
import { commentEvents, postEvents, viewsEvents } from '@portal/contracts/events/posts';
import { expect, it } from 'vitest';
import { dropOf } from './events.ts';

const of = (type: string, data: unknown) =>
  dropOf('POSTS', { id: 'e', subject: 's', sequence: 7, time: '2026-01-01T00:00:00.000Z', type, data });

it.each([
  ['portal.post.published.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.post.edited.v1', { postId: 'a', title: 'x' }, ['list', 'post:a']],
  ['portal.post.edited.v1', { postId: 'a', image: null }, ['list', 'post:a']],
  ['portal.post.deleted.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.post.restored.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.comment.written.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.comment.deleted.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.comment.hidden.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.comment.shown.v1', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['portal.contacts.changed.v1', {}, ['content:facts']],
  ['portal.place.removed.v1', {}, ['content:guide']],
  ['portal.document.withdrawn.v1', { page: 'a' }, ['content:documents', 'content:documents/a']],
  ['portal.user.registered.v1', {}, ['unnamed']],
  ['portal.admin.granted.v1', {}, []],
])('%s drops what it changes', (type, data, tags) => {
  expect(of(type, data)).toEqual({ stream: 'POSTS', sequence: 7, tags });
});

it('lets fade what shows how often posts were looked at', () => {
  expect(of('portal.posts.viewed.v1', { views: { a: 1, b: 2 } })).toEqual({
    stream: 'POSTS',
    sequence: 7,
    tags: ['list', 'post:a', 'post:b'],
    fades: true,
  });
});

it('drops everything at an event that it does not know', () => {
  expect(of('portal.post.pinned.v1', {}).tags).toBe('everything');
});

it('knows every event of the contracts that it hears', () => {
  const views = { views: { a: 1 } };
  const types = [
    userEvents,
    usernameEvents,
    adminsEvents,
    signingKeysEvents,
    sessionsEvents,
    postEvents,
    commentEvents,
    viewsEvents,
    factEvents,
    placeEvents,
    documentEvents,
  ].flatMap(Object.keys);
  // Whoever leaves may be named in any answer.
  const everywhere = ['portal.user.leaving.v1', 'portal.user.deleted.v1'];
  const unknown = types.filter((type) => !everywhere.includes(type));
  expect(unknown.filter((type) => of(type, views).tags === 'everything')).toEqual([]);
});
