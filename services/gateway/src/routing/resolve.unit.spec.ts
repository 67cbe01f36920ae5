import { describe, expect, it } from 'vitest';
import { resolve } from './resolve.ts';

const id = '0199f5a1-0000-7000-8000-000000000001';

function api(method: string, target: string) {
  const found = resolve(method, target);
  if (found.kind !== 'api') throw new Error(`${method} ${target} is ${found.kind}`);
  return { service: found.route.service, path: found.path, search: found.search, read: found.method.read };
}

describe('API paths', () => {
  it.each([
    ['POST', '/api/auth/register', 'auth'],
    ['POST', '/api/auth/login', 'auth'],
    ['GET', '/api/auth/getMe', 'auth'],
    ['PUT', '/api/auth/users/a/role', 'auth'],
    ['POST', '/api/posts', 'posts'],
    ['GET', '/api/posts', 'posts'],
    ['GET', `/api/posts/${id}`, 'posts'],
    ['DELETE', `/api/posts/${id}`, 'posts'],
    ['PUT', `/api/posts/${id}`, 'posts'],
    ['GET', `/posts/${id}`, 'posts'],
    ['GET', `/api/posts/comments/${id}`, 'posts'],
    ['GET', '/api/posts/deleted', 'posts'],
    ['GET', `/api/posts/${id}/history`, 'posts'],
    ['GET', `/api/posts/${id}/history/3`, 'posts'],
    ['POST', `/api/posts/${id}/restore`, 'posts'],
    ['POST', `/api/comments/${id}`, 'posts'],
    ['GET', `/api/comments/${id}`, 'posts'],
    ['PUT', `/api/comments/${id}/${id}`, 'posts'],
    ['DELETE', `/api/comments/${id}/${id}`, 'posts'],
    ['GET', '/api/uploads/a.webp', 'posts'],
    ['POST', '/api/sendUs', 'questions'],
    ['POST', '/api/SendUs', 'questions'],
    ['GET', '/api/SENDUS', 'questions'],
    ['DELETE', `/api/SendUs/${id}`, 'questions'],
    ['PUT', `/api/sendus/${id}`, 'questions'],
    ['GET', `/api/sendus/${id}/file`, 'questions'],
    ['GET', '/api/content/facts', 'content'],
    ['PUT', '/api/content/videos', 'content'],
    ['PUT', '/api/content/guide/banks', 'content'],
    ['GET', '/api/content/documents/zakon-o-prav-inv', 'content'],
    ['PUT', '/api/content/documents/zakon-o-prav-inv', 'content'],
    ['DELETE', `/api/content/places/${id}`, 'content'],
    ['GET', '/api/documents/zakon-o-prav-inv/a.pdf', 'content'],
  ])('%s %s goes to %s', (method, target, service) => {
    expect(api(method, target).service).toBe(service);
  });

  it('hands sendUs on in one letter case, whatever came', () => {
    expect(api('DELETE', '/api/SENDUS/Abc').path).toBe('/api/sendUs/Abc');
  });

  it('answers /posts/{id} as /api/posts/{id}', () => {
    expect(api('GET', `/posts/${id}`)).toEqual(api('GET', `/api/posts/${id}`));
  });

  it('keeps what administrators read of posts and comments out of the memory for all', () => {
    for (const path of ['/api/posts/deleted', `/api/posts/${id}/history`, `/api/comments/${id}`]) {
      expect(api('GET', path).read).toBeUndefined();
    }
  });

  it('keeps the query', () => {
    expect(api('GET', '/api/posts?limit=3').search).toBe('?limit=3');
  });

  it('takes HEAD where it takes GET', () => {
    expect(api('HEAD', '/api/posts').read).toBe('list');
  });

  it.each([
    ['/api'],
    ['/api/'],
    ['/api/nothing'],
    ['/API/posts'],
    ['/api/posts/a/b'],
    ['/api/uploads/'],
    ['/api/uploads/../posts'],
    ['/api/uploads/..%2f..%2fetc%2fpasswd'],
    ['/api/uploads/%2e%2e/x'],
    ['/api/auth/../../internal/views'],
    ['/api/auth//x'],
    ['/api/auth/..\\x'],
    ['/api/uploads/a%00.webp'],
    ['/api/uploads/%zz'],
    ['/api/posts/%ff'],
    ['/posts/%ff'],
    ['/static/missing.js'],
    ['/mf/mf-news/1/missing.js'],
    ['/static/..%2fregistry.json'],
  ])('%s is not found', (target) => {
    expect(resolve('GET', target)).toEqual({ kind: 'not-found' });
  });

  it.each([['/internal/views'], ['/internal/'], ['/INTERNAL/x']])('%s can not be reached', (target) => {
    expect(resolve('POST', target)).toEqual({ kind: 'not-found' });
    expect(resolve('GET', target)).toMatchObject({ kind: 'page', found: false });
  });

  it.each([
    ['DELETE', '/api/posts', ['GET', 'HEAD', 'POST']],
    ['PATCH', `/api/posts/${id}`, ['DELETE', 'GET', 'HEAD', 'PUT']],
    ['DELETE', `/api/comments/${id}`, ['GET', 'HEAD', 'POST']],
    ['GET', `/api/comments/${id}/${id}`, ['DELETE', 'PUT']],
    ['POST', '/api/posts/deleted', ['GET', 'HEAD']],
    ['POST', `/posts/${id}`, ['GET', 'HEAD']],
    ['GET', '/api/auth/register', ['POST']],
    ['TRACE', '/api/auth/logout', ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']],
    ['POST', '/news', ['GET', 'HEAD']],
    ['PUT', '/static/shell.js', ['GET', 'HEAD']],
  ])('%s %s is told what is allowed', (method, target, allow) => {
    expect(resolve(method, target)).toEqual({ kind: 'method-not-allowed', allow });
  });
});

describe('pages', () => {
  it.each([
    ['/', '/'],
    ['/?layout=teams', '/'],
    ['/news', '/news'],
    ['/News/', '/news'],
    [`/news/${id}`, '/news/:id'],
    ['/trainings/bank', '/trainings/Bank'],
    ['/trainings/Bank', '/trainings/Bank'],
    ['/sendusform', '/SendUsForm'],
    ['/crm', '/crm'],
    ['/crm/sendus', '/crm/SendUs'],
    ['/crm/EditPostPage?id=1', '/crm/EditPostPage'],
    ['/dostupnost', '/dostupnost'],
    ['/poisk?q=x', '/poisk'],
    ['/putevoditel/', '/putevoditel'],
  ])('%s is the page %s', (target, path) => {
    expect(resolve('GET', target)).toMatchObject({ kind: 'page', found: true, page: { path } });
  });

  it.each([
    ['/nothing'],
    ['/news/a/b'],
    ['/crm/other'],
    ['/trainings/../crm'],
    ['/%ff'],
    ['//evil.example'],
    ['/posts'],
  ])('%s is the page that says it is not there', (target) => {
    expect(resolve('GET', target)).toMatchObject({ kind: 'page', found: false });
  });
});
