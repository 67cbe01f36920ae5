// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Table } from './table.tsx';

describe('Table', () => {
  it('has a name, and a heading for each column and row', () => {
    render(
      <Table
        caption="Прежние версии"
        columns={['На сайте с', 'Размер']}
        rows={[{ key: 'a', cells: ['3 марта 2025', '640 КБ'] }]}
      />,
    );
    expect(screen.getByRole('table', { name: 'Прежние версии' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'На сайте с',
      'Размер',
    ]);
    expect(screen.getByRole('rowheader').textContent).toBe('3 марта 2025');
  });

  it('says the column’s name beside each cell for where columns have no room', () => {
    render(
      <Table
        caption="Часы"
        columns={['День', 'Часы']}
        rows={[{ key: 'mon', cells: ['Понедельник', '8–17'] }]}
      />,
    );
    expect(screen.getByRole('cell').textContent).toBe('Часы: 8–17');
  });
});
