import { createHash } from 'node:crypto';
import type { ErrorAnswer } from '@portal/contracts/rest/error';
import type { Question } from '@portal/contracts/rest/question';

const style =
  'html{font:118.75%/1.5 sans-serif}body{max-width:36em;margin:2em auto;padding:0 1em;color:#1b1b1b;background:#fff}' +
  'a{color:#0b4f8a}strong{font-size:1.25em}@media(prefers-color-scheme:dark){body{color:#fff;background:#111}a{color:#9ecbff}}';

/** The page has its one style sheet in itself: the names of the shell's files are not known here. */
export const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const fieldNames: Record<string, string> = {
  title: 'Тема',
  name: 'Имя',
  email: 'Электронная почта',
  text: 'Вопрос',
  file: 'Файл',
};

/** What a visitor without JavaScript reads after sending a question. */
export function sentPage({ number, email }: Pick<Question, 'number' | 'email'>): string {
  return page(
    'Ваш вопрос успешно отправлен!',
    `<p>Номер вопроса: <strong>${number}</strong></p>
<p>Запишите его: по этому номеру ваш вопрос легко найти, если вы позвоните. Ответ придёт на адрес ${escaped(email)}.</p>
<p><a href="/">На главную страницу</a></p>`,
  );
}

/** What they read when it was refused: the browser still has the filled-in form. */
export function refusedPage({ message, errors = [] }: ErrorAnswer): string {
  const list = errors.map(({ field, message: reason }) => {
    const name = fieldNames[field];
    return `<li>${name ? `${name}: ` : ''}${escaped(reason)}</li>`;
  });
  return page(
    'Произошла ошибка при отправке. Попробуйте снова.',
    `<p>${escaped(message)}</p>
${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}
<p>Вернитесь к вопросу кнопкой «Назад» вашего браузера: всё, что вы написали, осталось в форме.</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
