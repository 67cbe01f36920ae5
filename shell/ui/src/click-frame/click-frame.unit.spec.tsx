// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ClickFrame } from './click-frame.tsx';

const file = { what: 'Документ', show: 'Показать', hide: 'Скрыть', src: 'about:blank' };

describe('a frame after a press', () => {
  it('loads nothing before, and says from where it will', () => {
    render(<ClickFrame {...file} src="https://rutube.ru/play/embed/1" />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Загрузится с сайта rutube.ru.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Показать' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes by the same button, which keeps focus', async () => {
    render(<ClickFrame {...file} />);
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(screen.getByTitle('Документ').getAttribute('src')).toBe('about:blank');
    const close = screen.getByRole('button', { name: 'Скрыть' });
    expect(document.activeElement).toBe(close);
    await userEvent.click(close);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('names no site for a file of the portal', () => {
    render(<ClickFrame {...file} src="/api/documents/a/b.pdf" />);
    expect(screen.queryByText(/Загрузится с сайта/)).toBeNull();
  });
});
