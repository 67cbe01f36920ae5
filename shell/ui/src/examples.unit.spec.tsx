// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<{ examples: Record<string, ReactElement> }>('./*/*.examples.tsx', {
  eager: true,
});
const code = import.meta.glob('./*/*.tsx');
/** Has no look of its own. */
const unseen = ['late-page'];
const folders = new Set(
  Object.keys(code)
    .map(folderOf)
    .filter((folder) => !unseen.includes(folder)),
);
const all = Object.entries(files).flatMap(([file, { examples }]) =>
  Object.entries(examples).map(([name, example]) => [`${folderOf(file)}: ${name}`, example] as const),
);

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

describe('the examples of the design system', () => {
  it.each([...folders])('are there for %s', (folder) => {
    expect(all.filter(([name]) => name.startsWith(`${folder}: `))).not.toEqual([]);
  });

  it.each(all)('%s can be drawn', (_, example) => {
    expect(render(example).container.childElementCount).toBeGreaterThan(0);
  });
});
