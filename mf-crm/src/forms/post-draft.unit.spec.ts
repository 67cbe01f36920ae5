import { post } from '@portal/contracts/testing/post';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, formOf } from './post-draft.ts';

describe('the form of a post', () => {
  it('carries tags as JSON and no picture when none was chosen', () => {
    const form = formOf({ ...emptyDraft, title: 'Т', text: 'Т', tags: [{ name: 'Новое', color: 'red' }] });
    expect(Object.fromEntries(form)).toEqual({
      title: 'Т',
      text: 'Т',
      imgAlt: '',
      tags: '[{"name":"Новое","color":"red"}]',
    });
  });

  it('names the post that it edits', () => {
    expect(formOf(draftOf(post(7)), post(7)._id).get('id')).toBe(post(7)._id);
  });

  it('takes the picture away only when no new one takes its place', () => {
    const image = new File(['x'], 'x.png', { type: 'image/png' });
    expect(formOf({ ...emptyDraft, removeImage: true }).get('imgUrl')).toBe('');
    const replaced = formOf({ ...emptyDraft, removeImage: true, image });
    expect(replaced.has('imgUrl')).toBe(false);
    expect(replaced.get('image')).toBeInstanceOf(File);
  });
});
