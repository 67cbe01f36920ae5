// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnection } from './use-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function call(options: { byHand?: boolean; still?: boolean } = {}) {
  const connected = vi.fn();
  const hook = renderHook(() => useConnection({ byHand: false, still: false, connected, ...options }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { connected, pass, dots: () => hook.result.current, leave: hook.unmount };
}

describe('the time of a call', () => {
  it('shows a dot a second, three in all, and connects after four seconds', () => {
    const { dots, pass, connected } = call();
    const seen = [dots()];
    for (let second = 1; second <= 3; second += 1) {
      pass(1000);
      seen.push(dots());
    }
    expect(seen).toEqual([0, 1, 2, 3]);
    pass(999);
    expect(connected).not.toHaveBeenCalled();
    pass(1);
    expect(connected).toHaveBeenCalledOnce();
    expect(dots()).toBe(3);
  });

  it('waits for a press when timing is by hand', () => {
    const { pass, connected, dots } = call({ byHand: true });
    pass(60_000);
    expect(connected).not.toHaveBeenCalled();
    expect(dots()).toBe(3);
  });

  it('keeps the dots still under reduced motion', () => {
    expect(call({ still: true }).dots()).toBe(3);
  });

  it('leaves no timer behind', () => {
    const { leave, connected } = call();
    leave();
    expect(vi.getTimerCount()).toBe(0);
    expect(connected).not.toHaveBeenCalled();
  });
});
