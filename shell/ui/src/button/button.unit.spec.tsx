// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is pressed by pointer, Enter and space', async () => {
    const pressed = vi.fn();
    render(<Button onClick={pressed}>Отправить</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('does nothing while busy, and keeps the focus', async () => {
    const pressed = vi.fn();
    render(
      <Button busy onClick={pressed}>
        Отправить
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(pressed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('says why it can’t be pressed now', async () => {
    const said = vi.fn();
    render(
      <Button unavailable="Не хватает 10" onUnavailable={said} onClick={() => {}}>
        Купить
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Купить' }));
    expect(said).toHaveBeenCalledExactlyOnceWith('Не хватает 10');
  });

  it('does not send its form while busy', async () => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Button type="submit" busy>
          Войти
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
  });
});
