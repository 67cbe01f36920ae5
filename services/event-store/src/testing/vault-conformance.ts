import { describe, expect, it } from 'vitest';
import { NoKeyError } from '../errors.ts';
import type { KeyStore } from '../key-store.ts';
import { uuidv7 } from '../uuid.ts';
import { Vault } from '../vault.ts';

const newSubject = () => `keys.user.${uuidv7()}`;

/** What a vault must do, wherever its keys are. */
export function describeVault(name: string, store: () => KeyStore): void {
  describe(name, () => {
    it('opens what it sealed, in every process that may read the key', async () => {
      const subject = newSubject();
      const vault = new Vault(store());
      await vault.createKey(subject);
      const sealed = await vault.seal(subject, 'Иванова Анна');
      expect(await vault.open(subject, sealed)).toBe('Иванова Анна');
      expect(await new Vault(store()).open(subject, sealed)).toBe('Иванова Анна');
      const file = Buffer.from([0, 1, 255]);
      expect(await vault.openBytes(subject, await vault.sealBytes(subject, file))).toEqual(file);
    });

    it('keeps the first key of a subject', async () => {
      const subject = newSubject();
      const vault = new Vault(store());
      await vault.createKey(subject);
      const sealed = await vault.seal(subject, 'текст');
      await vault.createKey(subject);
      expect(await new Vault(store()).open(subject, sealed)).toBe('текст');
    });

    it('opens nothing once the key is forgotten', async () => {
      const subject = newSubject();
      const vault = new Vault(store());
      await vault.createKey(subject);
      const sealed = await vault.seal(subject, 'текст');
      await vault.forget(subject);
      await vault.forget(subject);
      expect(await vault.open(subject, sealed)).toBeNull();
      expect(await new Vault(store()).open(subject, sealed)).toBeNull();
    });

    it('makes no new key for a subject that was forgotten, or was never to have one', async () => {
      const [subject, unknown] = [newSubject(), newSubject()];
      const vault = new Vault(store());
      await vault.createKey(subject);
      await vault.forget(subject);
      await expect(vault.createKey(subject)).rejects.toThrow(NoKeyError);
      await vault.forget(unknown);
      await expect(vault.createKey(unknown)).rejects.toThrow(NoKeyError);
    });

    it('seals nothing without a key', async () => {
      await expect(new Vault(store()).seal(newSubject(), 'текст')).rejects.toThrow(NoKeyError);
    });
  });
}
