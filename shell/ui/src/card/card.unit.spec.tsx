// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from './card.tsx';

describe('Card', () => {
  it('is one link with the title as its name, inside a heading', () => {
    render(<Card title="Новый пандус" href="/news/1" level={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Новый пандус' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/news/1']);
  });

  it('keeps its title in the name beside the words for the pointer', () => {
    render(<Card title="Поликлиника" href="/trainings/Clinic" hoverTitle="Начать" kind="outlined" />);
    expect(screen.getByRole('link', { name: 'Поликлиника Начать' })).toBeTruthy();
  });
});
