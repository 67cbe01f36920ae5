import { expect, it } from 'vitest';
import { dropsOfWrite } from './writes.ts';

it.each([
  ['POST /api/posts', {}, ['list']],
  ['PUT /api/posts/:id', { id: 'a' }, ['list', 'post:a']],
  ['DELETE /api/posts/:id', { id: 'a' }, ['list', 'post:a', 'comments:a']],
  ['POST /api/comments/:postId', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['POST /api/posts/:id/restore', { id: 'a' }, ['list', 'post:a', 'comments:a']],
  ['PUT /api/comments/:postId/:commentId', { postId: 'a', commentId: 'c' }, ['list', 'post:a', 'comments:a']],
  ['DELETE /api/comments/:postId/:commentId', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['POST /api/posts/:id/pin', { id: 'a' }, 'everything'],
])('%s drops what it changes', (route, params, tags) => {
  expect(dropsOfWrite(route, params, { POSTS: 9, AUTH: 2 })).toEqual([
    { stream: 'POSTS', sequence: 9, tags },
  ]);
});

it.each([
  ['PUT /api/content/hours', {}, ['content:facts']],
  ['PUT /api/content/videos', {}, ['content:videos']],
  ['PUT /api/content/guide/:section', {}, ['content:guide']],
  ['DELETE /api/content/places/:id', { id: 'a' }, ['content:guide']],
  ['PUT /api/content/documents/:page', { page: 'a' }, ['content:documents', 'content:documents/a']],
  ['POST /api/content/banners', {}, 'everything'],
])('%s drops what it changes', (route, params, tags) => {
  expect(dropsOfWrite(route, params, { CONTENT: 9, AUTH: 2 })).toEqual([
    { stream: 'CONTENT', sequence: 9, tags },
  ]);
});

it('drops nothing for a write that has not touched the posts', () => {
  expect(dropsOfWrite('POST /api/auth/*', {}, { AUTH: 2 })).toEqual([]);
});
