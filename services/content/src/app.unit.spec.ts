import { LogUnavailableError } from '@portal/event-store/errors';
import { MemoryLog } from '@portal/event-store/memory-log';
import type { Service } from '@portal/service-kit/create-service';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

let log: MemoryLog;
let app: Service;

beforeEach(async () => {
  log = new MemoryLog('CONTENT');
  app = await createApp({ authLog: (await TestAuth.start()).log, log });
  await app.sequences.reach({ AUTH: 1 });
});
afterEach(() => app.close());

describe('content', () => {
  it('is ready once it knows the keys and reaches its log', async () => {
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ready: true, checks: { identity: 'ok', log: 'ok' } });
  });

  it('says so when its log is away, and lives on', async () => {
    log.info = () => Promise.reject(new LogUnavailableError('away'));
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json().checks.log).toBe('away');
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });

  it('has no routes of its own yet', async () => {
    const answer = await app.inject('/api/content');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Не найдено.' });
  });
});
