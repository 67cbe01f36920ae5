import type { Question } from '@portal/contracts/rest/question';

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** '№' is folded to these letters. */
const numbered = /^no(\d+)$/;

/**
 * Whether a question holds every word of a search, in any of its texts, in any letter case; 'ё' is as good as 'е'. '№12' is
 * that number and no other.
 */
export function matcher(search: string): (question: Question) => boolean {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return ({ number, title, name, email, text, answer, file }) => {
    const all = plain([String(number), title, name, email, text, answer, file?.name ?? ''].join('\n'));
    return words.every((word) => {
      const exact = numbered.exec(word)?.[1];
      return exact === undefined ? all.includes(word) : Number(exact) === number;
    });
  };
}
