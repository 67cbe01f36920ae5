import { describe, expect, it } from 'vitest';
import { menuEntries } from '../menu/menu-entries.ts';
import { pageOf } from './page-of.ts';

describe('the page of an address', () => {
  it.each([
    ['/', 'shell'],
    ['/news', 'mf-news'],
    ['/news/01890000-0000-7000-8000-000000000001', 'mf-news'],
    ['/trainings/bank', 'mf-trainers'],
    ['/trainings/Bank/', 'mf-trainers'],
    ['/crm/sendus', 'mf-crm'],
    ['/contacts', 'mf-legal'],
    ['/unknown', 'shell'],
  ])('%s belongs to %s', (address, owner) => {
    expect(pageOf(address).owner).toBe(owner);
  });

  it('exists for every link of the menu', () => {
    const entries = menuEntries.flatMap((entry) => ('entries' in entry ? entry.entries : [entry]));
    const links = entries.flatMap((entry) => ('path' in entry ? [entry.path] : []));
    expect(links.filter((path) => pageOf(path).path !== path)).toEqual([]);
    expect(links).toHaveLength(20);
  });
});
