import { EnvironmentError } from '@portal/service-kit/errors';
import { describe, expect, it } from 'vitest';
import { isLoopback, readGatewayEnvironment } from './environment.ts';

const given = {
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_URL: 'http://127.0.0.1:1',
  POSTS_URL: 'http://127.0.0.1:2',
  QUESTIONS_URL: 'http://127.0.0.1:3',
  CONTENT_URL: 'http://127.0.0.1:4',
  WEB_DIR: '/web',
};

describe('the environment', () => {
  it('needs only what can not be guessed', () => {
    expect(readGatewayEnvironment(given)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      limits: 'on',
      trustProxy: [],
      memoryBytes: 128 * 1024 * 1024,
    });
  });

  it('takes lists with commas or spaces', () => {
    const { trustProxy, frameSources } = readGatewayEnvironment({
      ...given,
      TRUST_PROXY: '10.0.0.0/8, loopback',
      FRAME_SOURCES: 'https://a.example https://b.example',
    });
    expect(trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
    expect(frameSources).toEqual(['https://a.example', 'https://b.example']);
  });

  it('says everything that is missing or wrong at once', () => {
    const read = () =>
      readGatewayEnvironment({ ...given, WEB_DIR: '', LIMITS: 'never', TRUST_PROXY: 'the proxy' });
    expect(read).toThrow(EnvironmentError);
    for (const name of ['WEB_DIR', 'LIMITS', 'TRUST_PROXY']) expect(read).toThrow(name);
  });

  it('lets nothing but sources into the policy of frames', () => {
    for (const evil of ["'unsafe-inline'", 'https://a.example;script-src', '*', 'http:']) {
      expect(() => readGatewayEnvironment({ ...given, FRAME_SOURCES: evil })).toThrow('FRAME_SOURCES');
    }
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.evil.example', false],
])('%s is loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
