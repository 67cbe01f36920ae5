import type { Entry } from './search-index.ts';
import { stem, wordsOf } from './words.ts';

/** Characters of an excerpt, and of them those before the word that was found. */
const LENGTH = 160;
const BEFORE = 60;

/** The part of a text in which a word stands that was found; its description or beginning when it is only in the title. */
export function excerpt({ text, description, kind }: Entry, terms: ReadonlySet<string>): string {
  const found = wordsOf(text).find(({ word }) => terms.has(stem(word)));
  if (!found) return kind === 'news' || !description ? part(text, 0) : description;
  return part(text, found.at - BEFORE);
}

/** Whole words, with '…' where something was left out. */
function part(text: string, from: number): string {
  const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  if (text.length <= start + LENGTH) return (start > 0 ? '…' : '') + text.slice(start);
  const end = text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '…' : ''}${text.slice(start, end > start ? end : start + LENGTH)}…`;
}
