import { describe, expect, it } from 'vitest';
import { isAccountPath, wayBack } from './way-in.ts';

describe('after signing in', () => {
  it.each([
    [undefined, '/'],
    ['/crm/EditPostPage?id=1', '/crm/EditPostPage?id=1'],
    ['/news/1', '/news/1'],
    ['/login', '/'],
    ['/Register/', '/'],
  ])('who was at %s is led to %s', (endedAt, back) => {
    expect(wayBack(endedAt === undefined ? {} : { endedAt })).toBe(back);
  });

  it('the page of the account is known in any spelling', () => {
    expect(['/crm/account', '/crm/Account/', '/crm'].map(isAccountPath)).toEqual([true, true, false]);
  });
});
