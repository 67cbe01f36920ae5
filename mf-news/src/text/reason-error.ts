import { limits } from '@portal/contracts/rest/limits';

/** What is wrong with the reason why a comment is hidden, as a sentence; undefined when nothing is. */
export function reasonError(text: string): string | undefined {
  if (text.trim() === '') return 'Напишите, почему комментарий скрыт.';
  const over = [...text].length - limits.moderation.reason;
  return over > 0 ? `Причина слишком длинная: лишних символов — ${over}.` : undefined;
}
