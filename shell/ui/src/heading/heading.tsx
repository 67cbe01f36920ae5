import type { ReactNode } from 'react';

/** The page's only h1. After a change of address the shell moves focus to it, so that reading starts here. */
export function PageHeading({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
