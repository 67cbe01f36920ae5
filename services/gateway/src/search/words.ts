import { newStemmer } from 'snowball-stemmers';

const stemmer = newStemmer('russian');
const word = /[\p{L}\p{N}]+/gu;

/** A word without its ending, in lower case, 'ё' as 'е': 'льготами' and 'Льготы' are the same. */
export function stem(text: string): string {
  return stemmer.stem(text.toLocaleLowerCase('ru').replaceAll('ё', 'е'));
}

/** The words of a text, with the place of each. */
export function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({ word: found, at: index }));
}

/** HTML as the words that are read: no tags, no scripts, entities as what they stand for. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript|svg|button)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<h1\b[\s\S]*?<\/h1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
