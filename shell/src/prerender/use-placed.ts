import { type FactName, places } from '@portal/contracts/web/places';
import { use } from 'react';
import { PrerenderContext } from './prerender-context.ts';

/** The words of a fact; on a prerendered page the place where the gateway puts them. */
export function usePlaced(fact: FactName, words: string): string {
  return use(PrerenderContext) ? places.fact(fact) : words;
}
