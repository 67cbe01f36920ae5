import { expect, it } from 'vitest';
import { SiteOrigins } from './site-origins.ts';

it('writes addresses with the origin that the visitor came by', () => {
  const origins = new SiteOrigins(undefined);
  expect(origins.of('http', 'localhost:8080')).toBe('http://localhost:8080');
  expect(origins.of('https', 'Portal.example')).toBe('https://portal.example');
});

it('writes them with the one that is set, whatever the visitor says', () => {
  expect(new SiteOrigins('https://portal.example/').of('http', 'evil.example')).toBe(
    'https://portal.example',
  );
});

it('believes no host that is none, and only so many', () => {
  const origins = new SiteOrigins(undefined);
  expect(origins.of('http', 'a"><script>')).toBe('');
  const all = Array.from({ length: 20 }, (_, i) => origins.of('http', `host${i}`));
  expect(all.filter(Boolean)).toHaveLength(16);
  expect(origins.of('http', 'host1')).toBe('http://host1');
});
