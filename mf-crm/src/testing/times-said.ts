import type { TestMount } from '@portal/contracts/testing/mount';
import { screen } from '@testing-library/react';

/** How often a screen reader says words that hold these: from live regions of the page, and by the shell. */
export function timesSaid(words: RegExp, { told }: TestMount): number {
  const regions = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  const said = [...regions.map(({ textContent }) => textContent ?? ''), ...told.said];
  return said.filter((message) => words.test(message)).length;
}
