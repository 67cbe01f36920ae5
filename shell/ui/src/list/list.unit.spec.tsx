// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { List } from './list.tsx';

describe('List', () => {
  it('says that it is a list, which Safari would not know without its bullets', () => {
    render(
      <List aria-label="Темы">
        <li>Обучение</li>
      </List>,
    );
    const list = screen.getByRole('list', { name: 'Темы' });
    expect([list.tagName, list.getAttribute('role')]).toEqual(['UL', 'list']);
  });

  it('is not there for nobody to find it empty', () => {
    render(<List>{false}</List>);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('keeps an order that means something', () => {
    render(
      <List ordered>
        <li>Сначала</li>
      </List>,
    );
    expect(screen.getByRole('list').tagName).toBe('OL');
  });
});
