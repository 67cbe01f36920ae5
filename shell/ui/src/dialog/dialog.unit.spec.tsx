// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('Dialog', () => {
  it('opens as a modal window with its heading in focus', () => {
    render(<Dialog open title="Удалить пост?" onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Удалить пост?' }).hasAttribute('open')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Удалить пост?');
  });

  it('leaves closing to its owner', async () => {
    const close = vi.fn();
    const { rerender } = render(<Dialog open title="Удалить пост?" onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(close).toHaveBeenCalledOnce();
    rerender(<Dialog open={false} title="Удалить пост?" onClose={close} />);
    expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false);
  });
});
