import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestId, traceparent } from './logging.ts';

const withId = (id: string) => requestId({ headers: { 'x-request-id': id } } as unknown as IncomingMessage);

describe('the id of a request', () => {
  it('is the one that the gateway gave', () => {
    expect(withId('0190-abcdef')).toBe('0190-abcdef');
  });

  it.each(['short', 'with\nline', `{"level":60}`, 'x'.repeat(65)])('is made anew when it was %j', (id) => {
    expect(withId(id)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the trace', () => {
  const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  it('goes on with a span of our own', () => {
    const next = traceparent(given);
    expect(next).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    expect(next).not.toBe(given);
  });

  it.each([undefined, 'nonsense', '00-xyz-b7ad6b7169203331-01'])('begins anew after %j', (header) => {
    expect(traceparent(header)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });
});
