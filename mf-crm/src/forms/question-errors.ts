import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import { fileSize } from '@portal/ui/file-size';
import type { QuestionDraft } from './question-draft.ts';

const emailPattern = new RegExp(limits.question.email.pattern, 'u');
const { title: TITLE, name: NAME, text: TEXT } = limits.question;

/** What is wrong with a question before it is sent, in the order of the form, by the same limits as the server's. */
export function questionErrors({ title, name, email, text }: QuestionDraft, file: File | null): FieldError[] {
  return [
    textError('title', title, TITLE, 'Напишите, о чём ваш вопрос.', 'Тема'),
    textError('name', name, NAME, 'Напишите, как вас зовут.', 'Имя'),
    emailError(email),
    textError('text', text, TEXT, 'Напишите ваш вопрос.', 'Вопрос'),
    file && fileError(file),
  ].filter((error): error is FieldError => error !== null);
}

function textError(field: string, value: string, most: number, missing: string, what: string) {
  if (value.trim() === '') return { field, message: missing };
  const over = [...value.trim()].length - most;
  return over > 0 ? { field, message: `${what}: можно не больше ${most} символов, лишних — ${over}.` } : null;
}

function emailError(email: string): FieldError | null {
  const field = 'email';
  if (email.trim() === '')
    return { field, message: 'Напишите адрес электронной почты: на него придёт ответ.' };
  if (emailPattern.test(email.trim()) && email.trim().length <= limits.question.email.max) return null;
  return { field, message: 'Проверьте адрес электронной почты. Он выглядит так: имя@почта.by' };
}

/** What kind of file it is the server tells by its content. */
function fileError({ size }: File): FieldError | null {
  const field = 'file';
  const most = limits.attachment.bytes;
  if (size === 0) return { field, message: 'Файл пустой. Выберите другой.' };
  if (size <= most) return null;
  return {
    field,
    message: `Файл слишком большой: ${fileSize(size)}. Можно не больше ${fileSize(most)}.`,
  };
}
