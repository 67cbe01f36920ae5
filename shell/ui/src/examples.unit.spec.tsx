// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

const files = import.meta.glob<{ examples: Record<string, ReactElement> }>('./*/*.examples.tsx', {
  eager: true,
});
const all = Object.entries(files).flatMap(([file, { examples }]) =>
  Object.entries(examples).map(([name, example]) => [`${file.split('/')[1]}: ${name}`, example] as const),
);

describe('the examples of the design system', () => {
  afterEach(cleanup);

  it('are there for most components', () => {
    expect(all.length).toBeGreaterThan(20);
  });

  it.each(all)('%s can be drawn', (_, example) => {
    expect(render(example).container.childElementCount).toBeGreaterThan(0);
  });
});
