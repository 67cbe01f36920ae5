// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { toastShown } from './layout-slice.ts';
import { Toaster } from './toaster.tsx';

describe('a toast', () => {
  it('is said by a live region that was there before it', () => {
    const { store } = renderInShell(<Toaster />);
    const region = screen.getByRole('status');
    act(() => void store.dispatch(toastShown({ message: 'Login successful!', lang: 'en' })));
    expect(region.textContent).toBe('Login successful!');
    expect(screen.getByText('Login successful!').lang).toBe('en');
  });

  it('is only seen when the page says the same, so that nothing is read out twice', () => {
    const { store } = renderInShell(<Toaster />);
    act(() => void store.dispatch(toastShown({ message: 'Ошибка при регистрации.', seenOnly: true })));
    expect(screen.getByText('Ошибка при регистрации.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
