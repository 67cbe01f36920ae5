// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it('is said at once when it tells of an error, in turn otherwise', () => {
    render(
      <>
        <Alert kind="error">Ошибка</Alert>
        <Alert kind="success">Готово</Alert>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Ошибка');
    expect(screen.getByRole('status').textContent).toBe('Готово');
  });

  it('is not said when it is a part of the page', () => {
    render(
      <Alert kind="info" role="none">
        Важно
      </Alert>,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });
});
