import { type FactName, places } from '@portal/contracts/web/places';
import { type ReactNode, use } from 'react';
import { PrerenderContext } from './prerender-context.ts';

interface GivenProps {
  fact: FactName;
  /** The centre has given it. */
  is: boolean;
  otherwise?: ReactNode;
  children: ReactNode;
}

/** What is shown once the centre has given a fact. The prerendered page holds both; the gateway leaves one of them out. */
export function Given({ fact, is, otherwise = null, children }: GivenProps) {
  if (!use(PrerenderContext)) return is ? children : otherwise;
  return (
    <>
      {places.given(fact)}
      {children}
      {places.otherwise}
      {otherwise}
      {places.end}
    </>
  );
}
