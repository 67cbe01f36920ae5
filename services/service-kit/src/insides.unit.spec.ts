import { MemoryLog } from '@portal/event-store/memory-log';
import type { ReadModel, ReadModelStatus } from '@portal/event-store/read-model';
import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createService, type Service } from './create-service.ts';
import { useReadModel } from './read-model.ts';
import { TestAuth } from './testing/test-auth.ts';

let app: Service;

beforeEach(async () => {
  app = await createService({ name: 'test', authLog: (await TestAuth.start()).log });
  await app.sequences.reach({ AUTH: 1 });
  const schema = { body: Type.Object({ title: Type.String() }) };
  app.post('/things/:id', { config: { access: 'admin' }, schema }, async () => ({}));
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

describe('health', () => {
  it('is ready when every part is, and names the one that is not', async () => {
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true, checks: { identity: 'ok' } });
    app.health.add('news-list', () => {
      throw new Error('stopped at a poison event');
    });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().checks).toEqual({ identity: 'ok', 'news-list': 'stopped at a poison event' });
  });

  it('does not wait for a part that hangs', async () => {
    app.health.add('database', () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = app.inject('/readyz');
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await answer).json().checks.database).toBe('no answer in 1000 ms');
  });
});

describe('metrics', () => {
  it('tell durations by route, never by address', async () => {
    await app.inject({ method: 'POST', url: '/things/secret-id', payload: {} });
    const text = (await app.inject('/metrics')).body;
    expect(text).toMatch(/duration_seconds_count\{.*route="\/things\/:id",status="401"\} 1/);
    expect(text).not.toContain('secret-id');
    expect(text).toContain('portal_stream_sequence_seen{stream="AUTH",service="test"} 1');
    expect(text).toContain('portal_ready{service="test"} 1');
  });
});

describe('a read model', () => {
  const log = new MemoryLog('POSTS');
  let status: ReadModelStatus;

  beforeEach(async () => {
    status = { name: 'news-list', version: 1, state: 'live', seen: 0 };
    const readModel: Partial<ReadModel> = {
      status: () => status,
      seen: () => 0,
      caughtUp: async () => {},
      rebuild: async (progress) => progress(1, 1),
    };
    useReadModel(app, log, readModel as ReadModel);
    const viewed = { type: 'portal.posts.viewed.v1', data: { views: {} } };
    const { last } = await log.info();
    await log.append([{ subject: 'posts.views', expected: last, events: [viewed] }]);
  });

  it('tells how far it is behind, and nothing while nobody knows', async () => {
    const lag = async () =>
      /portal_read_model_lag_events\{read_model="news-list".*\} (\d+)/.exec(
        (await app.inject('/metrics')).body,
      )?.[1];
    expect(await lag()).toBe('1');
    app.lags.set('news-list', () => Promise.reject(new Error('the log is away')));
    expect(await lag()).toBeUndefined();
  });

  it('keeps the service from being ready until it is live and holds what was in the log', async () => {
    const { last } = await log.info();
    const reason = async () => (await app.inject('/readyz')).json().checks['news-list'];
    status = { ...status, state: 'building', build: { done: 5, of: 9 } };
    expect(await reason()).toBe('building at 0, 5 of 9 events');
    status = { ...status, state: 'live', seen: last - 1 };
    expect(await reason()).toBe(`has come to ${last - 1} of ${last}`);
    status = { ...status, state: 'rebuilding', seen: last };
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('can be built anew by its name', async () => {
    expect((await app.inject('/internal/rebuild')).json()).toEqual(['news-list']);
  });
});

describe('the description of the routes', () => {
  it('holds what is for clients, with who may use it, and nothing internal', async () => {
    const { openapi, paths } = (await app.inject('/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(['/things/{id}']);
    expect(paths['/things/{id}'].post.security).toEqual([{ token: [] }]);
  });
});

describe('a rebuild', () => {
  const lines = (body: string) =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('tells its progress line by line', async () => {
    app.rebuilds.set('news-list', async (progress) => {
      progress(1, 2);
      progress(2, 2);
    });
    const answer = await app.inject({ method: 'POST', url: '/internal/rebuild/news-list' });
    expect(lines(answer.body)).toEqual([{ done: 1, of: 2 }, { done: 2, of: 2 }, { rebuilt: 'news-list' }]);
    expect((await app.inject('/internal/rebuild')).json()).toEqual(['news-list']);
  });

  it('says why it failed', async () => {
    app.rebuilds.set('news-list', () => Promise.reject(new Error('poison event 5')));
    const answer = await app.inject({ method: 'POST', url: '/internal/rebuild/news-list' });
    expect(lines(answer.body)).toEqual([{ failed: 'poison event 5' }]);
  });

  it('of something that is not there is 404', async () => {
    expect((await app.inject({ method: 'POST', url: '/internal/rebuild/x' })).statusCode).toBe(404);
  });
});

it('what is internal is not there for anybody who comes through the gateway', async () => {
  for (const url of ['/livez', '/readyz', '/metrics', '/openapi.json', '/internal/rebuild']) {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect((await app.inject({ url, headers })).statusCode).toBe(404);
  }
});
