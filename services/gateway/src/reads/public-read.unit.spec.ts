import { describe, expect, it } from 'vitest';
import { readRequest } from './public-read.ts';

describe('the list of posts', () => {
  const key = (search: string) => readRequest('list', '/api/posts', search, {})?.key;

  it.each([
    ['', '/api/posts'],
    ['?', '/api/posts'],
    ['?limit=3', '/api/posts?limit=3'],
    ['?before=0199-a&limit=3', '/api/posts?limit=3&before=0199-a'],
    ['?limit=%33', '/api/posts?limit=3'],
  ])('with query "%s" is kept as %s', (search, expected) => {
    expect(key(search)).toBe(expected);
  });

  it.each([
    '?limit=03',
    '?limit=x',
    '?limit=1&limit=2',
    '?other=1',
    '?limit=1&_=2',
    '?before=a%26b',
    '?limit[$ne]=1',
  ])('with query "%s" is left to the service', (search) => {
    expect(key(search)).toBeUndefined();
  });
});

it('keeps one copy of a post, whatever stands behind its address', () => {
  expect(readRequest('post', '/api/posts/a', '?x=1', { id: 'a' })).toEqual({
    kind: 'post',
    service: 'posts',
    key: '/api/posts/a',
    tags: ['post:a'],
    postId: 'a',
  });
});

it('asks content for what the centre says of itself', () => {
  const page = { page: 'zakon-o-prav-inv' };
  expect(readRequest('content', '/api/content/documents/zakon-o-prav-inv', '?x=1', page)).toEqual({
    kind: 'content',
    service: 'content',
    key: '/api/content/documents/zakon-o-prav-inv',
    tags: ['content:documents/zakon-o-prav-inv'],
  });
});
