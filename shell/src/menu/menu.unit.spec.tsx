// @vitest-environment happy-dom
import { noFacts } from '@portal/contracts/content/defaults';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Menu } from './menu.tsx';
import { groupOf } from './menu-entries.ts';

const group = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';

describe('the menu', () => {
  it('opens a group by a press on its label and closes it by another', async () => {
    renderInShell(<Menu current="/" />);
    expect(screen.queryByRole('link', { name: 'Материальная помощь' })).toBeNull();
    await userEvent.click(group('Социальная поддержка'));
    expect(screen.getByRole('link', { name: 'Материальная помощь' }).getAttribute('href')).toBe(
      '/mat-pomosh',
    );
    await userEvent.click(group('Социальная поддержка'));
    expect(screen.queryByRole('link', { name: 'Материальная помощь' })).toBeNull();
  });

  it('has one group open at a time', async () => {
    renderInShell(<Menu current="/" />);
    await userEvent.click(group('Правовая база'));
    await userEvent.click(group('Доступная среда'));
    expect([isOpen('Правовая база'), isOpen('Доступная среда')]).toEqual([false, true]);
  });

  it('is walked through by arrow keys, within what is open', async () => {
    renderInShell(<Menu current="/" />);
    group('Правовая база').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Льготы людям с инвалидностью');
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/konvent-o-prav-inval');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('href')).toBe('/');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('href')).toBe('/');
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(group('Доступная среда'));
  });

  it('works from the keyboard', async () => {
    renderInShell(<Menu current="/" />);
    group('Правовая база').focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen('Правовая база')).toBe(true);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('/konvent-o-prav-inval');
  });

  it('marks the page in view', () => {
    renderInShell(<Menu current="/news" />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Новости');
  });

  it('shows links to other sites as not yet filled in, never as a link to nowhere', async () => {
    renderInShell(<Menu current="/" />);
    await userEvent.click(group('Доступная среда'));
    expect(screen.getByText('Ясный язык').textContent).toContain('Ссылка появится позже');
    expect(screen.queryByRole('link', { name: /Ясный язык/ })).toBeNull();
  });

  it('leads to another site once the centre has given its address, and says that it is another', async () => {
    const links = { ...noFacts.links, plainLanguage: 'https://example.org/yasno' };
    renderInShell(<Menu current="/" />, { state: { facts: { ...noFacts, links } } });
    await userEvent.click(group('Доступная среда'));
    const link = screen.getByRole('link', { name: /Ясный язык\s*Другой сайт/ });
    expect(link.getAttribute('href')).toBe('https://example.org/yasno');
    expect(screen.getByText('Безбарьерная среда для физически ослабленных людей').textContent).toContain(
      'Ссылка появится позже',
    );
  });

  it('knows the group of a page', () => {
    expect(groupOf('/mat-pomosh')).toBe('Социальная поддержка');
    expect(groupOf('/news')).toBeNull();
  });
});
