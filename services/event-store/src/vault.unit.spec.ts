import { describe, expect, it } from 'vitest';
import { NoKeyError, SealBrokenError } from './errors.ts';
import { MemoryKeyStore } from './key-store.ts';
import { describeVault } from './testing/vault-conformance.ts';
import { Vault } from './vault.ts';

const store = new MemoryKeyStore();
describeVault('the vault in memory', () => store);

const subject = 'keys.user.1';

async function withKey() {
  const store = new MemoryKeyStore();
  let now = 0;
  const vault = new Vault(store, { cacheMs: 1_000, now: () => now });
  await vault.createKey(subject);
  const pass = (ms: number) => {
    now += ms;
  };
  return { store, vault, pass };
}

describe('a sealed text', () => {
  it('is another one each time, and tells nothing of the text', async () => {
    const { vault } = await withKey();
    const [one, two] = [await vault.seal(subject, 'Привет'), await vault.seal(subject, 'Привет')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').includes('Привет')).toBe(false);
  });

  it('can not be changed, or moved to another subject', async () => {
    const { vault } = await withKey();
    await vault.createKey('keys.user.2');
    const sealed = await vault.seal(subject, 'Привет');
    const changed = Buffer.from(sealed, 'base64url');
    changed[14]! ^= 1;
    await expect(vault.open(subject, changed.toString('base64url'))).rejects.toThrow(SealBrokenError);
    await expect(vault.open('keys.user.2', sealed)).rejects.toThrow(SealBrokenError);
    await expect(vault.open(subject, '')).rejects.toThrow(SealBrokenError);
  });
});

describe('a key that another process forgets', () => {
  it('is read for no longer than it is remembered', async () => {
    const { store, vault, pass } = await withKey();
    const sealed = await vault.seal(subject, 'Привет');
    await store.erase(subject);
    pass(1_000);
    expect(await vault.open(subject, sealed)).toBeNull();
    await expect(vault.seal(subject, 'Ещё')).rejects.toThrow(NoKeyError);
  });

  it('is not read any more by a process that was told to drop it', async () => {
    const { store, vault } = await withKey();
    const sealed = await vault.seal(subject, 'Привет');
    await store.erase(subject);
    vault.drop(subject);
    expect(await vault.open(subject, sealed)).toBeNull();
  });
});
