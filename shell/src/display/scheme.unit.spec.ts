import { describe, expect, it } from 'vitest';
import { contrastQuery, darkQuery, shownScheme } from './scheme.ts';

const system =
  (...queries: string[]) =>
  (query: string) =>
    queries.includes(query);

describe('the colours of the page', () => {
  it('are the visitor’s choice, whatever the system asks for', () => {
    expect(shownScheme('ordinary', system(darkQuery, contrastQuery))).toBe('ordinary');
    expect(shownScheme('brown-on-beige', system(darkQuery))).toBe('brown-on-beige');
  });

  it('follow the system as long as nothing is chosen', () => {
    expect(shownScheme(null, system())).toBe('ordinary');
    expect(shownScheme(null, system(darkQuery))).toBe('dark');
    expect(shownScheme(null, system(contrastQuery))).toBe('black-on-white');
    expect(shownScheme(null, system(darkQuery, contrastQuery))).toBe('white-on-black');
  });
});
