import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import { fileSize } from '@portal/ui/file-size';
import type { PostDraft } from './post-draft.ts';

const types: readonly string[] = limits.image.types;

/** Name of the field for the name of the tag in place `index`; the server speaks of `tags` as a whole. */
export const tagField = (index: number) => `tags-${index}`;

/** What is wrong with a post before it is sent, in the order of the form, by the same limits as the server's. */
export function postErrors({ title, text, imgAlt, tags, image }: PostDraft): FieldError[] {
  return [
    required('title', title, 'Введите заголовок.'),
    tooLong('title', title, limits.post.title, 'Заголовок'),
    required('text', text, 'Введите текст новости.'),
    tooLong('text', text, limits.post.text, 'Текст'),
    image && imageError(image),
    tooLong('imgAlt', imgAlt, limits.post.imgAlt, 'Описание картинки'),
    ...tags.flatMap(({ name }, index) => [
      required(tagField(index), name, 'Введите название метки или уберите её.'),
      tooLong(tagField(index), name, limits.tag.name, 'Метка'),
    ]),
  ].filter((error): error is FieldError => error !== null);
}

function required(field: string, value: string, message: string): FieldError | null {
  return value.trim() === '' ? { field, message } : null;
}

function tooLong(field: string, value: string, most: number, what: string): FieldError | null {
  const over = [...value].length - most;
  return over > 0 ? { field, message: `${what}: можно не больше ${most} символов, лишних — ${over}.` } : null;
}

function imageError({ size, type }: File): FieldError | null {
  const field = 'image';
  // A browser that does not know the kind says nothing; the server looks at the content anyway.
  if (type !== '' && !types.includes(type)) {
    return { field, message: 'Картинка должна быть в формате PNG, JPEG, WebP, AVIF или GIF.' };
  }
  if (size > limits.image.bytes) {
    const most = fileSize(limits.image.bytes);
    return { field, message: `Файл слишком большой: ${fileSize(size)}. Можно не больше ${most}.` };
  }
  return size === 0 ? { field, message: 'Файл пустой. Выберите другой.' } : null;
}
