import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createService, type Service } from './create-service.ts';
import { UnavailableError } from './errors.ts';
import { Position } from './position.ts';
import { SequenceSources } from './sequences.ts';
import { TestAuth } from './testing/test-auth.ts';

describe('a position', () => {
  it('wakes those who wait for what it reaches, and them alone', async () => {
    const position = new Position();
    const three = position.caughtUp(3, 1_000);
    const five = position.caughtUp(5, 20);
    position.advance(4);
    await expect(three).resolves.toBeUndefined();
    await expect(five).rejects.toThrow('Sequence 5 was not reached in 20 ms.');
    expect(position.seen()).toBe(4);
  });
});

describe('what a service answers from', () => {
  it('is as far as the last of its readers', async () => {
    const sources = new SequenceSources();
    const [ahead, behind] = [new Position(), new Position()];
    ahead.advance(9);
    behind.advance(4);
    sources.add('POSTS', ahead);
    sources.add('POSTS', behind);
    expect(sources.seen()).toEqual({ POSTS: 4 });
    await expect(sources.reach({ POSTS: 9 }, 20)).rejects.toBeInstanceOf(UnavailableError);
    behind.advance(9);
    await expect(sources.reach({ POSTS: 9, QUESTIONS: 100 }, 20)).resolves.toBeUndefined();
  });
});

describe('read your writes', () => {
  let app: Service;
  let posts: Position;

  beforeEach(async () => {
    app = await createService({ name: 'test', authLog: (await TestAuth.start()).log });
    posts = new Position();
    posts.advance(7);
    app.sequences.add('POSTS', posts);
    await app.sequences.reach({ AUTH: 1 });
    app.get('/', { config: { access: 'public' } }, async () => 'x');
    app.post('/', { config: { access: 'public' } }, async (_request, reply) => {
      reply.wrote('POSTS', 12);
      return 'x';
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  it('an answer says how far it has seen', async () => {
    expect((await app.inject('/')).headers['portal-seen']).toBe('AUTH=1,POSTS=7');
  });

  it('an answer to a write says where it was written', async () => {
    expect((await app.inject({ method: 'POST', url: '/' })).headers['portal-seen']).toBe('AUTH=1,POSTS=12');
  });

  it('a request waits until what it asks for is seen', async () => {
    const answer = app.inject({ url: '/', headers: { 'portal-required': 'POSTS=8' } });
    posts.advance(8);
    expect((await answer).headers['portal-seen']).toBe('AUTH=1,POSTS=8');
  });

  it('a request that is decided by the log alone does not wait for what it needs not', async () => {
    app.post('/alone', { config: { access: 'public', fromLogAlone: true } }, async () => 'x');
    const url = '/alone';
    const answer = await app.inject({ method: 'POST', url, headers: { 'portal-required': 'POSTS=99' } });
    expect(answer.statusCode).toBe(200);
  });

  it('a request that asks for too much is answered 503, never stale', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = app.inject({ url: '/', headers: { 'portal-required': 'POSTS=99' } });
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(2_000);
    const answer = await waiting;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  });
});
