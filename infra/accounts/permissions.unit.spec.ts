import { describe, expect, it } from 'vitest';
import { permissionsOf } from './permissions.ts';
import { serviceAccess, serviceNames } from './service-access.ts';

describe('permissions', () => {
  it('let every service read the public events of AUTH, and auth alone write them', () => {
    for (const name of serviceNames) {
      const { publish } = permissionsOf(name, serviceAccess[name]).EVENTS!;
      expect(publish.allow).toContain('$JS.API.CONSUMER.CREATE.AUTH.>');
      expect(publish.allow.includes('auth.user.*')).toBe(name === 'auth');
    }
  });

  it('keep everybody but auth out of the account of the password hashes', () => {
    const inside = serviceNames.filter((name) => permissionsOf(name, serviceAccess[name]).AUTH_PRIVATE);
    expect(inside).toEqual(['auth']);
  });

  it('let a service hear answers in its own inbox alone', () => {
    for (const account of Object.values(permissionsOf('posts', serviceAccess.posts))) {
      expect(account.subscribe.allow).toEqual(['_INBOX_posts.>']);
    }
  });

  it('let posts look keys of users up one by one and nothing more in the vault', () => {
    const { VAULT } = permissionsOf('posts', serviceAccess.posts);
    expect(VAULT?.publish.allow).toEqual(['$JS.API.DIRECT.GET.KEYS.keys.user.*']);
  });

  it('let nobody erase what the public log holds', () => {
    const subjects = serviceNames.flatMap(
      (name) => permissionsOf(name, serviceAccess[name]).EVENTS?.publish.allow ?? [],
    );
    expect(subjects.filter((subject) => /MSG\.DELETE\.(?!OBJ_)/.test(subject))).toEqual([]);
  });

  it('never let a service make, change or delete a stream', () => {
    for (const name of serviceNames) {
      const subjects = Object.values(permissionsOf(name, serviceAccess[name])).flatMap(
        ({ publish }) => publish.allow,
      );
      expect(
        subjects.filter((subject) => /STREAM\.(CREATE|UPDATE|DELETE)|\$JS\.API\.>|^>$/.test(subject)),
      ).toEqual([]);
    }
  });
});
