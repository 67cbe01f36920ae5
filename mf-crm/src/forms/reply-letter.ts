import type { Question } from '@portal/contracts/rest/question';

/** An address that opens a letter to who asked, in the administrator's own mail program (RFC 6068). */
export function replyLetter({ number, title, name, email }: Question): string {
  const subject = `Ответ на вопрос № ${number}: ${title}`;
  const body = `Здравствуйте, ${name}!\r\n\r\n`;
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
