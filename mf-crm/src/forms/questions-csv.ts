import type { Question } from '@portal/contracts/rest/question';

const header = ['Номер', 'Когда', 'Состояние', 'Тема', 'Имя', 'Почта', 'Вопрос', 'Файл', 'Записанный ответ'];

/** '2026-11-20 12:00' in the centre's time: it can be sorted. */
const when = new Intl.DateTimeFormat('sv', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Minsk',
});

/** What a spreadsheet takes for the beginning of a formula, also behind white space (OWASP, 'CSV Injection'). */
const formula = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Questions as a table for a spreadsheet (RFC 4180). Semicolons and a byte order mark, since a Russian Excel reads nothing else
 * right; whatever would be calculated instead of shown is led by an apostrophe.
 */
export function questionsCsv(questions: Question[]): string {
  const rows = questions.map(({ number, createdAt, status, title, name, email, text, file, answer }) => [
    ...[String(number), when.format(new Date(createdAt)), status === 'new' ? 'Без ответа' : 'Ответ дан'],
    ...[title, name, email, text, file?.name ?? '', answer],
  ]);
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
