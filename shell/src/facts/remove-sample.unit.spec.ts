import { expect, it } from 'vitest';
import { removeSample } from './remove-sample.ts';

function recorded(refuse: Record<string, number> = {}) {
  const calls: string[] = [];
  const send = async (method: string, path: string) => {
    calls.push(`${method} ${path}`);
    if (refuse[path]) throw Object.assign(new Error(), { status: refuse[path] });
  };
  const get = async () => [
    { page: 'algoritm-posesheniya', document: { url: '/sample.pdf' } },
    { page: 'zakon-o-prav-inv', document: { url: '/of-the-centre.pdf' } },
  ];
  return { calls, api: { send: send as never, get: get as never } };
}

it('removes every sample, and only then that there are any', async () => {
  const { api, calls } = recorded({ '/api/posts/a': 404 });
  await removeSample(api, { posts: ['a', 'b'], places: ['c'], documents: ['/sample.pdf', '/replaced.pdf'] });
  expect(calls).toEqual([
    'DELETE /api/posts/a',
    'DELETE /api/posts/b',
    'DELETE /api/content/places/c',
    'DELETE /api/content/documents/algoritm-posesheniya',
    'PUT /api/content/sample',
  ]);
});

it('stops where a sample can not be removed, so that it can be done again', async () => {
  const { api, calls } = recorded({ '/api/posts/b': 503 });
  await expect(removeSample(api, { posts: ['a', 'b'], places: ['c'] })).rejects.toMatchObject({
    status: 503,
  });
  expect(calls).toEqual(['DELETE /api/posts/a', 'DELETE /api/posts/b']);
});
