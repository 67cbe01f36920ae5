// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FailureAlert } from './failure-alert.tsx';

describe('FailureAlert', () => {
  it("says the server's message after the word for an error, at once", () => {
    render(<FailureAlert message="Сервис временно недоступен." />);
    expect(screen.getByRole('alert').textContent).toBe('Ошибка: Сервис временно недоступен.');
  });

  it('says a general sentence when the server gave no message', () => {
    render(<FailureAlert message="" />);
    expect(screen.getByText('Ошибка: Что-то пошло не так')).toBeTruthy();
  });

  it('offers another try only where there is one', () => {
    let tries = 0;
    const { rerender } = render(<FailureAlert message="" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<FailureAlert message="" onRetry={() => (tries += 1)} />);
    screen.getByRole('button', { name: 'Повторить' }).click();
    expect(tries).toBe(1);
  });
});
