import { describe, expect, it } from 'vitest';
import { FirstAdminTold } from './first-admin-told.ts';

const line = (event: string) =>
  JSON.stringify({ level: 'info', name: 'auth', event, message: 'The first administrator …' });

describe('what auth says about the first administrator', () => {
  it.each([
    ['first-admin-created', 'created'],
    ['first-admin-name-taken', 'name-taken'],
  ])('%s is heard among its other lines', async (event, outcome) => {
    const told = new FirstAdminTold();
    for (const other of ['service-started', event, 'request']) told.take(line(other));
    expect(await told.outcome()).toBe(outcome);
  });

  it('is waited for while the line is still on its way', async () => {
    const told = new FirstAdminTold();
    const outcome = told.outcome();
    told.take(line('first-admin-created'));
    expect(await outcome).toBe('created');
  });
});
