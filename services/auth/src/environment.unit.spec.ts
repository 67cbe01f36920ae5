import { describe, expect, it } from 'vitest';
import { authEnvironment } from './environment.ts';

const least = { NATS_URL: 'nats://127.0.0.1:4222', DATA_DIR: '/data' };

describe('the environment of auth', () => {
  it('needs no administrator', () => {
    expect(authEnvironment(least)).toMatchObject({
      firstAdmin: { username: 'admin', password: undefined, oneTime: false },
      signingKeysPath: '/data/signing-keys.json',
      usernameSecretPath: '/data/username-secret',
    });
  });

  it('may name one', () => {
    const given = { ...least, ADMIN_USERNAME: 'Ольга', ADMIN_PASSWORD: 'long enough', ADMIN_ONE_TIME: '1' };
    expect(authEnvironment(given).firstAdmin).toEqual({
      username: 'Ольга',
      password: 'long enough',
      oneTime: true,
    });
  });

  it.each([
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD breaks the rules of registration.'],
    [{ ADMIN_USERNAME: '<b>' }, 'ADMIN_USERNAME breaks the rules of registration.'],
    [{ ADMIN_ONE_TIME: 'yes' }, "ADMIN_ONE_TIME must be one of 0, 1, not 'yes'."],
    [{ DATA_DIR: '' }, 'DATA_DIR is not set.'],
  ])('refuses %j', (wrong, problem) => {
    expect(() => authEnvironment({ ...least, ...wrong })).toThrow(problem);
  });
});
