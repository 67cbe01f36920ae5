import { screen } from '@testing-library/react';
import type { TestMount } from './mount.ts';

/** How often a screen reader says words that hold these: from live regions of the page, and by the shell. */
export function timesSaid(words: RegExp, { told }: TestMount): number {
  const regions = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  const said = [...regions.map(({ textContent }) => textContent ?? ''), ...told.said];
  return said.filter((message) => words.test(message)).length;
}
