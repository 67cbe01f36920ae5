import { describe, expect, it } from 'vitest';
import { type Addresses, environmentOf } from './parts.ts';
import { readSettings } from './settings.ts';

const addresses: Addresses = {
  natsUrl: 'nats://127.0.0.1:1',
  credentials: '/data/credentials',
  mongodbUrl: 'mongodb://x/',
  ports: { auth: 11, posts: 12, questions: 13, content: 14 },
  webDir: '/web',
};
const outer = {
  PATH: '/bin',
  ADMIN_PASSWORD: 'outer secret',
  PORT: '9',
  NATS_URL: 'nats://outer',
  LIMITS: 'off',
};
const admin = { username: 'root', password: 'correct horse', made: true };
const environment = (name: Parameters<typeof environmentOf>[0], env: NodeJS.ProcessEnv = {}) =>
  environmentOf(name, readSettings({ DATA_DIR: '/data', ...env }), addresses, outer, admin);

describe('the environment of a service', () => {
  it('tells where to listen, where the servers are and where its own things lie', () => {
    expect(environment('posts')).toMatchObject({
      PATH: '/bin',
      HOST: '127.0.0.1',
      PORT: '12',
      NATS_URL: 'nats://127.0.0.1:1',
      NATS_CREDENTIALS: '/data/credentials/posts.json',
      MONGODB_URL: 'mongodb://x/',
      DATA_DIR: '/data/services/posts',
      STREAM_REPLICAS: '1',
    });
  });

  it('tells the first password to auth alone', () => {
    for (const name of ['gateway', 'posts', 'questions', 'content'] as const) {
      expect(environment(name).ADMIN_PASSWORD).toBeUndefined();
    }
    expect(environment('auth')).toMatchObject({
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'correct horse',
      ADMIN_ONE_TIME: '1',
    });
  });

  it('shows the gateway alone to the outside, and tells it where the services are', () => {
    expect(environment('gateway', { HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
      HOST: '0.0.0.0',
      PORT: '80',
      AUTH_URL: 'http://127.0.0.1:11',
      CONTENT_URL: 'http://127.0.0.1:14',
      WEB_DIR: '/web',
    });
    expect(environment('auth', { HOST: '0.0.0.0' }).HOST).toBe('127.0.0.1');
  });

  it('takes limits away on loopback alone, whatever this process inherited', () => {
    expect(environment('gateway').LIMITS).toBeUndefined();
    expect(environment('gateway', { LIMITS: 'off' }).LIMITS).toBe('off');
    expect(environment('gateway', { LIMITS: 'off', HOST: '0.0.0.0' }).LIMITS).toBeUndefined();
  });
});
