import { defaultFrameSources } from '@portal/contracts/content/frame-sources';
import { describe, expect, it } from 'vitest';
import { dataHeaders, fileHeaders, pageHeaders } from './security-headers.ts';

const page = (tls = false) => new Map(pageHeaders({ frameSources: defaultFrameSources }, tls));
const policy = (tls = false) =>
  new Map(
    page(tls)
      .get('content-security-policy')
      ?.split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );

describe('the policy of a page', () => {
  it.each([
    ['script-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ])('says %s %s', (directive, sources) => {
    expect(policy().get(directive)).toBe(sources);
  });

  it('lets nothing be written inline or evaluated', () => {
    expect([...policy().values()].join(' ')).not.toMatch(/unsafe|\*/);
  });

  it('frames the portal itself and the hosts it is told, and no other', () => {
    expect(policy().get('frame-src')).toBe(["'self'", ...defaultFrameSources].join(' '));
  });

  it('asks for TLS only where the visitor has it', () => {
    expect(policy(false).has('upgrade-insecure-requests')).toBe(false);
    expect(page(false).has('strict-transport-security')).toBe(false);
    expect(policy(true).has('upgrade-insecure-requests')).toBe(true);
    expect(page(true).get('strict-transport-security')).toMatch(/max-age=31536000/);
  });
});

it.each([
  ['pages', pageHeaders({ frameSources: [] }, false)],
  ['data', dataHeaders()],
  ['files', fileHeaders()],
])('%s are not guessed at, framed, or opened by others', (_, headers) => {
  const named = new Map(headers);
  expect(named.get('x-content-type-options')).toBe('nosniff');
  expect(named.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(named.get('x-frame-options')).toBe('DENY');
  expect(named.get('referrer-policy')).toBe('same-origin');
});

it('data opened on their own can do nothing', () => {
  expect(new Map(dataHeaders()).get('content-security-policy')).toBe(
    "default-src 'none';frame-ancestors 'none'",
  );
});
