// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { FormErrors } from './form-errors.tsx';

const errors = [{ field: 'title', message: 'Введите заголовок' }];

describe('FormErrors', () => {
  it('shows nothing while there is no error', () => {
    const { container } = render(<FormErrors errors={[]} />);
    expect(container.childElementCount).toBe(0);
  });

  it('takes focus when it appears and with each new attempt, not in between', () => {
    const form = (attempt: number, shown = errors) => (
      <>
        <FormErrors errors={shown} attempt={attempt} />
        <Field name="title" label="Заголовок" />
      </>
    );
    const { rerender } = render(form(1));
    const summary = screen.getByRole('alert', { name: 'Проверьте, что вы ввели' });
    expect(document.activeElement).toBe(summary);
    screen.getByLabelText('Заголовок').focus();
    rerender(form(1, [...errors]));
    expect(document.activeElement).toBe(screen.getByLabelText('Заголовок'));
    rerender(form(2));
    expect(document.activeElement).toBe(summary);
  });

  it('leads to the field of each line', async () => {
    render(
      <>
        <FormErrors errors={errors} />
        <Field name="title" label="Заголовок" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Введите заголовок' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Заголовок'));
  });
});
