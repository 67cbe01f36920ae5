// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TrainerGrid } from './trainer-grid.tsx';

describe('the trainer cards', () => {
  it('lead to the six simulators in their order', () => {
    render(<TrainerGrid level={2} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/trainings/Clinic',
      '/trainings/Pharmacy',
      '/trainings/SocialCenter',
      '/trainings/Shop',
      '/trainings/Bank',
      '/trainings/EmergencySituations',
    ]);
  });

  it('carry both the title and the word that replaces it, so that the name never changes', () => {
    render(<TrainerGrid level={2} />);
    expect(screen.getByRole('link', { name: 'Поликлиника Начать' })).toBeTruthy();
  });

  it('keep their drawings away from screen readers', () => {
    const { container } = render(<TrainerGrid level={2} />);
    for (const drawing of container.querySelectorAll('svg')) {
      expect(drawing.getAttribute('aria-hidden')).toBe('true');
    }
  });
});
