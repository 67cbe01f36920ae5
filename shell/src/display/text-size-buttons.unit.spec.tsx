// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { TextSizeButtons } from './text-size-buttons.tsx';

const larger = () => screen.getByRole('button', { name: /А\+/ });
const smaller = () => screen.getByRole('button', { name: /А−/ });

describe('the buttons for text size', () => {
  it('move both sizes by one step', async () => {
    const { store } = renderInShell(<TextSizeButtons />);
    await userEvent.click(larger());
    expect(store.getState().display).toMatchObject({ textFontSize: 1.25, titleFontSize: 1.5 });
    await userEvent.click(smaller());
    expect(store.getState().display).toMatchObject({ textFontSize: 1, titleFontSize: 1.25 });
  });

  it('stay readable and within reach at the last step', async () => {
    const { store } = renderInShell(<TextSizeButtons />);
    for (let press = 0; press < 6; press += 1) await userEvent.click(larger());
    expect(store.getState().display).toMatchObject({ textFontSize: 2, titleFontSize: 2.25 });
    expect(larger().getAttribute('aria-disabled')).toBe('true');
    expect(larger().hasAttribute('disabled')).toBe(false);
  });
});
