import { limits } from '@portal/contracts/rest/limits';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type PostDraft } from './post-draft.ts';
import { postErrors } from './post-errors.ts';

const good: PostDraft = { ...emptyDraft, title: 'Заголовок', text: 'Текст' };
const fieldsOf = (draft: Partial<PostDraft>) => postErrors({ ...good, ...draft }).map(({ field }) => field);
const file = (size: number, type: string) => new File([new Uint8Array(size)], 'photo', { type });

describe('a post before it is sent', () => {
  it('needs a title and a text that are more than white space', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ title: ' ', text: '\n' })).toEqual(['title', 'text']);
  });

  it.each([
    ['title', limits.post.title],
    ['text', limits.post.text],
    ['imgAlt', limits.post.imgAlt],
  ] as const)('may have %s of %i characters and not one more', (field, most) => {
    expect(fieldsOf({ [field]: '😀'.repeat(most) })).toEqual([]);
    expect(fieldsOf({ [field]: '😀'.repeat(most + 1) })).toEqual([field]);
  });

  it('says by how much a text is too long', () => {
    expect(postErrors({ ...good, title: 'а'.repeat(203) })).toEqual([
      { field: 'title', message: 'Заголовок: можно не больше 200 символов, лишних — 3.' },
    ]);
  });

  it('takes pictures of the five kinds, and leaves an unknown kind to the server', () => {
    for (const type of [...limits.image.types, '']) expect(fieldsOf({ image: file(1, type) })).toEqual([]);
    expect(fieldsOf({ image: file(1, 'image/svg+xml') })).toEqual(['image']);
  });

  it('takes a file of 10 MB and refuses a larger or an empty one', () => {
    expect(fieldsOf({ image: file(limits.image.bytes, 'image/png') })).toEqual([]);
    expect(fieldsOf({ image: file(limits.image.bytes + 1, 'image/png') })).toEqual(['image']);
    expect(fieldsOf({ image: file(0, 'image/png') })).toEqual(['image']);
  });

  it('needs a name for every tag, beside the tag that has none', () => {
    const tags: PostDraft['tags'] = [
      { name: 'Стройка', color: 'blue' },
      { name: ' ', color: 'red' },
      { name: 'а'.repeat(limits.tag.name + 1), color: 'red' },
    ];
    expect(fieldsOf({ tags })).toEqual(['tags-1', 'tags-2']);
  });
});
