import { limits } from '@portal/contracts/rest/limits';

/** What is wrong with a comment before it is sent, as a sentence; undefined when nothing is. The server judges the same. */
export function commentError(text: string): string | undefined {
  if (text.trim() === '') return 'Напишите комментарий.';
  const over = [...text].length - limits.comment;
  if (over > 0) return `Комментарий слишком длинный: лишних символов — ${over}.`;
  return undefined;
}
