import { describe, expect, it } from 'vitest';
import { keptKind, pageKey } from './kept-kind.ts';

const origin = 'https://portal.example';
const kindOf = (path: string, { mode = 'cors', method = 'GET', headers = {} } = {}) =>
  keptKind({ url: origin + path, mode: mode as RequestMode, method, headers: new Headers(headers) }, origin);

describe('what is kept for when there is no network', () => {
  it('are pages, files and public answers', () => {
    expect(kindOf('/trainings/Clinic', { mode: 'navigate' })).toBe('page');
    expect(kindOf('/static/index.1.js')).toBe('file');
    expect(kindOf('/mf/mf-news/1/remote-entry.js')).toBe('file');
    expect(kindOf('/api/posts?limit=3')).toBe('data');
    expect(kindOf('/api/uploads/a.webp')).toBe('data');
  });

  it('is never the cabinet, a sign-in, or what is answered to one who says who asks', () => {
    for (const path of ['/crm', '/CRM/sendus', '/login', '/register'])
      expect(kindOf(path, { mode: 'navigate' })).toBeNull();
    expect(kindOf('/api/posts', { headers: { Authorization: 'Bearer x' } })).toBeNull();
    expect(kindOf('/api/auth/getMe')).toBeNull();
    expect(kindOf('/api/SendUs')).toBeNull();
  });

  it('is nothing that is written, and nothing of another site', () => {
    expect(kindOf('/api/posts', { method: 'POST' })).toBeNull();
    expect(
      keptKind(
        { url: 'https://other.example/static/a.js', mode: 'cors', method: 'GET', headers: new Headers() },
        origin,
      ),
    ).toBeNull();
  });

  it('knows a page by its path alone', () => {
    expect(pageKey(`${origin}/trainings/Clinic/?a=1`)).toBe('/trainings/clinic');
    expect(pageKey(`${origin}/`)).toBe('/');
  });
});
