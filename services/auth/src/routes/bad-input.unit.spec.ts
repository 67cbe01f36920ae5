import { RegisterBody } from '@portal/contracts/rest/auth';
import { Check } from '@portal/service-kit/validation';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, register, startTestApp, type TestApp } from '../testing/test-app.ts';

const canBeRegistered = new Check(RegisterBody);

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const lastEvents = async () => (await test.storage.log.info()).last;

describe('bad input', () => {
  const long = 'x'.repeat(200);
  it.each<[string, unknown, number]>([
    ['an operator object as name', { username: { $ne: null }, password: 'long enough' }, 400],
    ['an operator object as password', { username: 'somebody', password: { $gt: '' } }, 400],
    ['numbers', { username: 12345, password: 12345678 }, 400],
    ['an array', ['somebody', 'long enough'], 400],
    ['a missing password', { username: 'somebody' }, 400],
    ['an unknown field', { username: 'somebody', password: 'long enough', role: 'admin' }, 400],
    ['null', null, 400],
    ['a password of 200 characters', { username: 'somebody', password: long }, 400],
    ['a blank name', { username: '     ', password: 'long enough' }, 400],
    [
      'prototype pollution',
      '{"username":"somebody","password":"long enough","__proto__":{"role":"admin"}}',
      400,
    ],
    ['broken JSON', '{"username":', 400],
    ['an empty body', '', 400],
    [
      'a body that is too large',
      JSON.stringify({ username: 'somebody', password: 'x'.repeat(100_000) }),
      413,
    ],
  ])('%s is refused in Russian, by register and login, and writes nothing', async (_name, body, status) => {
    const before = await lastEvents();
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    for (const url of ['/api/auth/register', '/api/auth/login']) {
      const answer = await post(test.app, url, payload, { 'content-type': 'application/json' });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/[а-я]/) });
      expect(answer.body).not.toMatch(/fst_|node_modules|ajv|syntaxerror|unexpected/i);
    }
    expect(await lastEvents()).toBe(before);
  });

  it('another kind of body is refused', async () => {
    const answer = await post(test.app, '/api/auth/login', 'username=a', { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(415);
  });

  it('a name of unfit characters is refused with a reason beside the field', async () => {
    const answer = await register(test.app, '<script>', 'long enough');
    expect(answer.json().errors).toEqual([{ field: 'username', message: expect.any(String) }]);
  });

  it('of any shape is refused, never answered with 500', async () => {
    const before = await lastEvents();
    const odd = fc.oneof(fc.jsonValue(), fc.record({ username: fc.jsonValue(), password: fc.jsonValue() }));
    const anything = odd.filter((body) => canBeRegistered.errors(body) !== null);
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await post(test.app, '/api/auth/register', JSON.stringify(body), headers);
        expect(answer.statusCode).toBe(400);
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(await lastEvents()).toBe(before);
  });
});
