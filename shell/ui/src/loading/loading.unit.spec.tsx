// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loading } from './loading.tsx';

describe('Loading', () => {
  it('says the words of the specification, in their language', () => {
    render(<Loading />);
    expect(screen.getByRole('status').textContent).toBe('Загрузка...');
    render(<Loading text="Loading..." lang="en" />);
    expect(screen.getByText('Loading...').lang).toBe('en');
  });
});
