import { expect, it } from 'vitest';
import { dropsOfWrite } from './writes.ts';

it.each([
  ['POST /api/posts', {}, ['list']],
  ['PUT /api/posts/:id', { id: 'a' }, ['list', 'post:a']],
  ['DELETE /api/posts/:id', { id: 'a' }, ['list', 'post:a', 'comments:a']],
  ['POST /api/comments/:postId', { postId: 'a' }, ['list', 'post:a', 'comments:a']],
  ['POST /api/posts/:id/pin', { id: 'a' }, 'everything'],
])('%s drops what it changes', (route, params, tags) => {
  expect(dropsOfWrite(route, params, { POSTS: 9, AUTH: 2 })).toEqual([
    { stream: 'POSTS', sequence: 9, tags },
  ]);
});

it('drops nothing for a write that has not touched the posts', () => {
  expect(dropsOfWrite('POST /api/auth/*', {}, { AUTH: 2 })).toEqual([]);
});
