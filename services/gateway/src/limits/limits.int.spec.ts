import { MemoryLog } from '@portal/event-store/memory-log';
import { TestAuth } from '@portal/service-kit/testing/test-auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway, untilReady } from '../testing/gateway.ts';
import { Recorder } from '../testing/recorder.ts';
import { WebDir } from '../testing/web-dir.ts';

let web: WebDir;
let auth: TestAuth;
let service: Recorder;
let gateway: RunningGateway;

beforeEach(async () => {
  web = await WebDir.make();
  auth = await TestAuth.start();
  service = await Recorder.start();
  await start({ trustProxy: ['127.0.0.1'] });
});

async function start(options: { trustProxy: string[] }): Promise<void> {
  await gateway?.app.close();
  const services = { auth: service.url, posts: service.url, questions: service.url, content: service.url };
  const logs = { POSTS: new MemoryLog('POSTS'), AUTH: auth.log };
  gateway = await startGateway({ logs, webDir: web.path, services, limits: true, ...options });
  await untilReady(gateway);
}

afterEach(async () => {
  await gateway.app.close();
  await service.close();
  await web.remove();
});

async function statuses(
  times: number,
  path: string,
  headers: Record<string, string>,
): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  for (let time = 0; time < times; time++) {
    const { status } = await fetch(gateway.url + path, { method: 'POST', headers, body: '{}' });
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('limits', () => {
  it('let an address register twenty times a minute, and tell it when to come back', async () => {
    expect(await statuses(21, '/api/auth/register', from('1.1.1.1'))).toEqual({ 200: 20, 429: 1 });
    const over = await fetch(`${gateway.url}/api/auth/register`, {
      method: 'POST',
      headers: from('1.1.1.1'),
    });
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await over.json()).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Слишком много запросов. Попробуйте позже.',
    });
    expect(await statuses(1, '/api/auth/register', from('1.1.1.2'))).toEqual({ 200: 1 });
  });

  it('count a subscriber of IPv6 once, however many addresses there are', async () => {
    for (let n = 0; n < 20; n++) await statuses(1, '/api/sendUs', from(`2001:db8::${n.toString(16)}`));
    expect(await statuses(1, '/api/SENDUS', from('2001:db8::ffff'))).toEqual({ 429: 1 });
    expect(await statuses(1, '/api/sendUs', from('2001:db8:0:1::1'))).toEqual({ 200: 1 });
  });

  it('let an account comment sixty times a minute, from wherever it is', async () => {
    const anna = await auth.headers('anna');
    expect(await statuses(60, '/api/comments/x', { ...anna, ...from('1.1.1.1') })).toEqual({ 200: 60 });
    expect(await statuses(1, '/api/comments/x', { ...anna, ...from('1.1.1.2') })).toEqual({ 429: 1 });
    expect(await statuses(1, '/api/comments/x', await auth.headers('boris'))).toEqual({ 200: 1 });
  });

  it('leave it to the service to refuse those who are nobody', async () => {
    expect(await statuses(61, '/api/comments/x', { authorization: 'Bearer a.b.c' })).toEqual({ 200: 61 });
  });

  it('let an address try one password for each of many accounts, and not for all of them', async () => {
    expect(await statuses(121, '/api/auth/login', from('1.1.1.1'))).toEqual({ 200: 120, 429: 1 });
    expect(await statuses(1, '/api/auth/login', from('1.1.1.2'))).toEqual({ 200: 1 });
  });

  it('believe the address that the proxy saw, and none that the client puts before it', async () => {
    for (let n = 0; n < 20; n++) await statuses(1, '/api/sendUs', from(`9.9.9.${n}, 1.1.1.1`));
    expect(await statuses(1, '/api/sendUs', from('8.8.8.8, 1.1.1.1'))).toEqual({ 429: 1 });
  });

  it('believe no address of clients that come without a proxy', async () => {
    await start({ trustProxy: [] });
    for (let n = 0; n < 20; n++) {
      const forged = { ...from(`9.9.9.${n}`), 'x-real-ip': `9.9.9.${n}`, forwarded: `for=9.9.9.${n}` };
      expect(await statuses(1, '/api/sendUs', forged)).toEqual({ 200: 1 });
    }
    expect(await statuses(1, '/api/sendUs', from('8.8.8.8'))).toEqual({ 429: 1 });
  });

  it('do not touch reads', async () => {
    const got = await Promise.all(Array.from({ length: 200 }, () => fetch(`${gateway.url}/api/auth/getMe`)));
    expect(new Set(got.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
