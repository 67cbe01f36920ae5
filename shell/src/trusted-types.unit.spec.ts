// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { scriptUrl } from './trusted-types.ts';

describe('script addresses', () => {
  it.each(['/static/index.1a2b.js', '/mf/mf-news/0.1.0-1a/remote-entry.js', '/sw.js'])(
    'lets %s through',
    (address) => {
      expect(scriptUrl(address)).toBe(address);
      expect(scriptUrl(location.origin + address)).toBe(location.origin + address);
    },
  );

  it.each([
    'https://evil.example/static/index.js',
    '//evil.example/mf/a.js',
    '/api/uploads/picture.js',
    '/static/../api/uploads/a.js',
    '/mf/%2e%2e/api/uploads/a.js',
    '/sw.js?x',
    '/sw.js/x',
    '/staticx/a.js',
    'data:text/javascript,1',
    'blob:http://localhost/1',
    'javascript:alert(1)',
  ])('refuses %s', (address) => {
    expect(() => scriptUrl(address)).toThrow(TypeError);
  });
});
