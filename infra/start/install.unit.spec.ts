import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, which runs before anything is installed
import { isUpToDate } from './install.mjs';

const lock = {
  packages: {
    '': {},
    infra: {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-mac': { version: '1.0.0', optional: true },
  },
};

describe('what is installed', () => {
  it('is up to date when it has every version of the lock file', () => {
    expect(isUpToDate(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  it.each([
    ['nothing was installed', null],
    ['a package is missing', { packages: {} }],
    ['a version is another one', { packages: { 'node_modules/a': { version: '0.9.0' } } }],
    [
      'an optional package is another version',
      { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-mac': { version: '0.1.0' } } },
    ],
  ])('is out of date when %s', (_, installed) => {
    expect(isUpToDate(lock, installed)).toBe(false);
  });
});
