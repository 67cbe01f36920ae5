// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

let followed: string[];
const shell = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.pathname);
};

beforeEach(() => {
  followed = [];
  history.replaceState(null, '', '/crm/CreatePostPage');
  document.addEventListener('click', shell);
});
afterEach(() => {
  document.removeEventListener('click', shell);
  cleanup();
});

function open(needed: boolean) {
  render(
    <>
      <a href="/news">Новости</a>
      <a href="/crm/CreatePostPage#text">К тексту</a>
      <a href="/news" target="_blank" rel="noopener">
        Рядом
      </a>
      <LeaveGuard needed={needed} loss="Набранное пропадёт." />
    </>,
  );
}
const press = (name: string) => userEvent.click(screen.getByText(name));

describe('a link of the portal', () => {
  it('is followed when there is nothing to lose', async () => {
    open(false);
    await press('Новости');
    expect(followed).toEqual(['/news']);
  });

  it('is followed after a question when something would be lost', async () => {
    open(true);
    await press('Новости');
    expect(screen.getByRole('dialog', { name: 'Уйти со страницы?' }).textContent).toContain(
      'Набранное пропадёт.',
    );
    await press('Остаться');
    expect(followed).toEqual([]);
    await press('Новости');
    await press('Уйти');
    expect(followed).toEqual(['/news']);
  });

  it('that stays on the page, or opens beside it, needs no question', async () => {
    open(true);
    await press('К тексту');
    await press('Рядом');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
