// @vitest-environment happy-dom
import { pages } from '@portal/contracts/web/pages';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';
import { mount } from './testing/mount.ts';

const owned = pages.filter(({ owner }) => owner === 'mf-legal');

afterEach(cleanup);

describe('the area of legal and reference pages', () => {
  it.each(owned)('shows a page at $path under the title that everybody knows', ({ path, title }) => {
    const Page = area.routes.find((route) => route.path === path)?.Page;
    expect(Page).toBeDefined();
    if (!Page) return;
    const shell = mount(path);
    render(<Page {...shell} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(shell.titles).toEqual([title]);
  });

  it('has no page that nobody asked for', () => {
    expect(area.routes.map(({ path }) => path).sort()).toEqual(owned.map(({ path }) => path).sort());
  });
});

describe('contacts', () => {
  it.each([
    ['the page', area.routes[0]?.Page],
    ['the block of the home page', area.fragments.contacts],
  ])('give the support hours and the way to write on %s', (_, Part) => {
    if (!Part) throw new Error('the part is missing');
    const { container } = render(<Part {...mount('/contacts')} />);
    expect(container.textContent).toContain('Понедельник–пятницас 8:00 до 17:00');
    expect(container.textContent).toContain('Обедс 13:00 до 14:00');
    expect(screen.getByRole('link', { name: 'Написать нам' }).getAttribute('href')).toBe('/SendUsForm');
  });

  it('say plainly that phones and addresses are not known yet, and invent none', () => {
    const Page = area.routes[0]?.Page;
    if (!Page) throw new Error('the page is missing');
    const { container } = render(<Page {...mount('/contacts')} />);
    expect(screen.getByText(/Центр ещё не указал здесь телефоны/)).toBeTruthy();
    expect(container.querySelector('a[href^="tel:"], a[href^="mailto:"], iframe')).toBeNull();
  });
});
