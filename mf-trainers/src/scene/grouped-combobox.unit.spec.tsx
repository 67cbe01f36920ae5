// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GroupedCombobox, type OptionGroup } from './grouped-combobox.tsx';
import { matching } from './matching.ts';

const groups: OptionGroup[] = [
  {
    id: 'a',
    label: 'Огонь',
    options: [
      { id: 'fire', name: 'Пожар' },
      { id: 'smoke', name: 'Дым' },
    ],
  },
  { id: 'b', label: 'Вода', options: [{ id: 'ice', name: 'Лёд' }] },
];

function Example() {
  const [value, setValue] = useState<string | null>(null);
  return <GroupedCombobox label="Что случилось" groups={groups} value={value} onPick={setValue} />;
}

const field = () => screen.getByRole('combobox', { name: 'Что случилось' }) as HTMLInputElement;

describe('the drop-down with headings', () => {
  it('opens on a press, shows every option under its heading and takes one', async () => {
    render(<Example />);
    await userEvent.click(field());
    expect(screen.getByRole('group', { name: 'Вода' }).textContent).toContain('Лёд');
    await userEvent.click(screen.getByRole('option', { name: 'Дым' }));
    expect(field().value).toBe('Дым');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(field());
  });

  it('works by keyboard alone', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(field().value).toBe('Лёд');
    await userEvent.keyboard('{ArrowDown}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Лёд');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('narrows the list to what is typed, and gives up what was typed but not chosen', async () => {
    render(<Example />);
    await userEvent.type(field(), 'пож');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Пожар']);
    await userEvent.type(field(), 'ъ');
    expect(screen.getByText('Ничего не нашлось. Сотрите лишние буквы.')).toBeTruthy();
    await userEvent.tab();
    expect(field().value).toBe('');
  });

  it('takes е for ё', () => {
    expect(matching(groups, 'ЛЕД').flatMap(({ options }) => options)).toEqual([{ id: 'ice', name: 'Лёд' }]);
    expect(matching(groups, '  ')).toHaveLength(2);
  });
});
