import type { Post } from '../rest/post.ts';

/** A post as the server answers it; `number` gives it an id, a title and a time of its own. */
export function post(number: number, changes: Partial<Post> = {}): Post {
  const time = new Date(Date.UTC(2026, 10, 20, 9, 0, -number)).toISOString();
  return {
    _id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title: `Новость ${number}`,
    text: `Текст новости ${number}.`,
    imgUrl: null,
    imgAlt: '',
    username: 'Редактор',
    views: number,
    comments: [],
    tags: [],
    createdAt: time,
    updatedAt: time,
    version: 1,
    ...changes,
  };
}

/** Posts `from`, `from + 1`, … : newest first, as the server lists them. */
export function posts(count: number, from = 1): Post[] {
  return Array.from({ length: count }, (_, index) => post(from + index));
}
