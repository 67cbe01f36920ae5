// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import { MaterialAidPage } from './material-aid-page.tsx';

describe('material aid', () => {
  it('lists papers for the three groups, with the note on the work record book', () => {
    const { container } = render(<MaterialAidPage {...mount('/mat-pomosh')} />);
    const groups = screen.getAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Многодетные семьи',
      'Люди с инвалидностью и неработающие пенсионеры',
      'Люди, которые вернулись из мест лишения свободы',
    ]);
    for (const group of groups) {
      expect(within(group).getAllByRole('listitem').length).toBeGreaterThan(3);
      expect(group.textContent).toContain('паспорт');
    }
    expect(container.textContent).toContain('Покажите её первую и последнюю страницы.');
    expect(container.textContent).toContain('Перед приходом проверьте список по телефону');
  });
});
