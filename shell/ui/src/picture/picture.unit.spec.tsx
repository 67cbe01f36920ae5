// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  it('shows the file with its words', () => {
    render(<Picture src="/api/uploads/a.webp" alt="Пандус" />);
    expect(screen.getByRole('img', { name: 'Пандус' }).getAttribute('src')).toBe('/api/uploads/a.webp');
  });

  it('draws a placeholder where there is no file, and where it fails', () => {
    const { container, rerender } = render(<Picture src={null} alt="Пандус" />);
    expect(container.querySelector('svg')).toBeTruthy();
    rerender(<Picture src="/api/uploads/gone.webp" alt="Пандус" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('svg')).toBeTruthy();
    rerender(<Picture src="/api/uploads/next.webp" alt="Пандус" />);
    expect(screen.getByRole('img')).toBeTruthy();
  });

  it('asks for no file when pictures are off, and says what it shows', () => {
    const { container } = render(<Picture src="/api/uploads/a.webp" alt="Пандус" pictures="off" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Пандус')).toBeTruthy();
  });
});
