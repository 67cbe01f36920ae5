// @vitest-environment happy-dom

import { signedIn } from '@portal/contracts/testing/mount';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleWatch } from './idle-watch.tsx';

const MINUTE = 60_000;
const signOut = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  signOut.mockClear();
  localStorage.clear();
  render(<IdleWatch session={{ ...signedIn('user'), signOut }} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const warned = () => screen.queryByText('Вы ещё здесь?') !== null;

describe('a session in the cabinet that nobody uses', () => {
  it('ends after thirty minutes, with a warning two minutes before', () => {
    pass(28 * MINUTE - 1_000);
    expect(warned()).toBe(false);
    pass(2_000);
    expect(warned()).toBe(true);
    expect(signOut).not.toHaveBeenCalled();
    pass(2 * MINUTE);
    expect(signOut).toHaveBeenCalledWith('idle');
  });

  it('goes on while somebody works, and when they say that they are there', () => {
    pass(27 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    pass(27 * MINUTE);
    expect(warned()).toBe(false);
    pass(2 * MINUTE);
    fireEvent.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(warned()).toBe(false);
    pass(27 * MINUTE);
    expect([warned(), signOut.mock.calls]).toEqual([false, []]);
  });

  it('keeps the warning while keys are pressed to reach its buttons', () => {
    pass(29 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    pass(1_000);
    expect(warned()).toBe(true);
  });

  it('goes on when somebody works in another window', () => {
    pass(27 * MINUTE);
    localStorage.setItem('crm.active', String(Date.now()));
    pass(5 * MINUTE);
    expect(warned()).toBe(false);
  });

  it('ends at once when the machine has slept through the time', () => {
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    fireEvent(document, new Event('visibilitychange'));
    expect(signOut).toHaveBeenCalledWith('idle');
  });
});
