import type { Question } from '@portal/contracts/rest/question';

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Whether a question holds every word of a search, in any of its texts, in any letter case; 'ё' is as good as 'е'. */
export function matcher(search: string): (question: Question) => boolean {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return ({ number, title, name, email, text, answer, file }) => {
    const all = plain([`№${number}`, title, name, email, text, answer, file?.name ?? ''].join('\n'));
    return words.every((word) => all.includes(word));
  };
}
