import { sharedModules } from '@portal/infra/web/shared-modules';
import { describe, expect, it } from 'vitest';
import { facades } from './shared-modules.ts';

describe('shared modules', () => {
  it('are on the shell’s side what the list promises to the areas', () => {
    expect(Object.keys(facades)).toEqual(Object.keys(sharedModules));
    for (const [name, names] of Object.entries(sharedModules)) {
      const lib = facades[name as keyof typeof facades].lib();
      if (names !== '*') expect(Object.keys(lib)).toEqual([...names]);
      expect(Object.values(lib).every((value) => value !== undefined)).toBe(true);
    }
  });

  it('name the version that is in the page', () => {
    for (const { version } of Object.values(facades)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
