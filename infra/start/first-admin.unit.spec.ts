import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAdmin, oneTimePassword } from './first-admin.ts';
import { readSettings } from './settings.ts';

const fresh = { fresh: true, hasAdmin: false };

describe('the first administrator', () => {
  it('is the one of the environment', () => {
    const settings = readSettings({ ADMIN_USERNAME: 'Ольга', ADMIN_PASSWORD: 'correct horse' });
    expect(firstAdmin(settings, fresh)).toEqual({
      username: 'Ольга',
      password: 'correct horse',
      made: false,
    });
  });

  it('gets a new password, which has to be told, when none is set', () => {
    const [one, other] = [firstAdmin(readSettings({}), fresh), firstAdmin(readSettings({}), fresh)];
    expect(one).toMatchObject({ username: 'admin', made: true });
    expect(one?.password).not.toBe(other?.password);
  });

  it('is nobody when there is an administrator, also with a password in the environment', () => {
    const settings = readSettings({ ADMIN_PASSWORD: 'correct horse' });
    expect(firstAdmin(settings, { fresh: false, hasAdmin: true })).toBeNull();
  });
});

describe('a one-time password', () => {
  it('is long enough and has no letters that look alike', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const password = oneTimePassword((below) => (numbers.next().value as number) % below);
        expect(password).toMatch(/^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){3}$/);
      }),
    );
  });
});
