import type { OpenApiDocument, Operation } from '@portal/service-kit/open-api/document';
import { describe, expect, it } from 'vitest';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

const operation = (summary: string, tag: string): Operation => ({
  tags: [tag],
  summary,
  responses: { 200: { description: 'Ответ.' }, 503: { $ref: '#/components/responses/503' } },
});
const documentOf = (paths: OpenApiDocument['paths']): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: '', version: '' },
  components: { responses: {}, parameters: {} },
  paths,
});

const document = openApi({
  auth: documentOf({ '/internal/operator/admins': { get: operation('Внутреннее', 'Пользователи') } }),
  posts: documentOf({
    '/api/posts/{id}': {
      get: operation('Одна новость', 'Новости'),
      put: operation('Изменить новость', 'Новости'),
    },
  }),
  questions: documentOf({
    '/api/sendUs/{id}': { delete: operation('Удалить <b>вопрос</b>', 'Вопросы') },
    '/api/posts/{id}': { get: operation('Чужое', 'Вопросы') },
  }),
  content: documentOf({}),
});

describe('the description at the gateway', () => {
  it('has every path that leads to an operation, and none that leads elsewhere', () => {
    const served = Object.keys(document.paths).filter((path) => /posts|sendus|internal/i.test(path));
    expect(served.toSorted()).toEqual(
      ['/api/posts/{id}', '/posts/{id}', '/api/SendUs/{id}', '/api/sendUs/{id}'].toSorted(),
    );
    expect(Object.keys(document.paths['/posts/{id}'] ?? {})).toEqual(['get']);
    expect(document.paths['/api/posts/{id}']?.get?.summary).toBe('Одна новость');
  });

  it('adds entity tags where answers are kept, and 429 where requests are counted', () => {
    const { get, put } = document.paths['/api/posts/{id}'] as Record<string, Operation>;
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '304', '503']);
    expect(get?.parameters).toEqual([{ $ref: '#/components/parameters/If-None-Match' }]);
    expect(put?.responses[429]).toEqual({ $ref: '#/components/responses/429' });
  });

  it('gives each operation a name of its own', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the page of the description', () => {
  const page = docsPage(document);

  it('tells an operation of two spellings once, with both', () => {
    expect(page.match(/<article id="delete-/g)).toHaveLength(1);
    expect(page).toContain('DELETE /api/sendUs/{id}');
    expect(page).toContain('DELETE /api/SendUs/{id}');
  });

  it('has no script and nothing that was not escaped', () => {
    expect(page).not.toContain('<script');
    expect(page).toContain('Удалить &lt;b&gt;вопрос&lt;/b&gt;');
  });

  it('tells of every refusal and every event', () => {
    for (const told of ['415', 'Retry-After', 'portal.question.deleted.v1']) expect(page).toContain(told);
  });
});
