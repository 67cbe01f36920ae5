import type { ReactElement } from 'react';

/** Every component's examples by the component's folder, in the order of the alphabet. */
export function allExamples(): [component: string, examples: Record<string, ReactElement>][] {
  const files = import.meta.webpackContext('../src', { recursive: true, regExp: /\.examples\.tsx$/ });
  return files
    .keys()
    .sort()
    .map((file) => [
      file.split('/')[1] ?? file,
      (files(file) as { examples: Record<string, ReactElement> }).examples,
    ]);
}
