// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field, fieldId } from './field.tsx';

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    render(<Field name="title" label="Заголовок" hint="До 200 знаков" error="Введите заголовок" />);
    const control = screen.getByLabelText('Заголовок');
    expect(control.id).toBe(fieldId('title'));
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const words = control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['До 200 знаков', 'Ошибка: Введите заголовок']);
  });

  it('describes nothing when there is nothing to describe', () => {
    render(<Field name="title" label="Заголовок" />);
    const control = screen.getByLabelText('Заголовок');
    expect(control.hasAttribute('aria-describedby') || control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is a textarea for long texts and keeps what is meant for the control', () => {
    render(<Field name="text" label="Текст" multiline maxLength={20_000} required />);
    const control = screen.getByLabelText<HTMLTextAreaElement>('Текст');
    expect([control.tagName, control.maxLength, control.required]).toEqual(['TEXTAREA', 20_000, true]);
  });
});
