import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from './question-draft.ts';
import { questionErrors } from './question-errors.ts';

const good: QuestionDraft = { title: 'Лифт', name: 'Анна', email: 'anna@example.by', text: 'Когда?' };
const fields = (draft: Partial<QuestionDraft>, file: File | null = null) =>
  questionErrors({ ...good, ...draft }, file).map(({ field }) => field);

describe('a question before it is sent', () => {
  it('may have a file and need not', () => {
    expect(fields({})).toEqual([]);
    expect(fields({}, new File(['%PDF'], 'a.pdf'))).toEqual([]);
  });

  it('needs all four fields, in the order of the form', () => {
    expect(fields({ title: '', name: ' ', email: '', text: '\n' })).toEqual([
      'title',
      'name',
      'email',
      'text',
    ]);
  });

  it.each(['anna', 'anna@', 'anna@example', 'an na@example.by', 'a@b.by, c@d.by', `${'a'.repeat(250)}@b.by`])(
    'needs an e-mail address that could be one: not %s',
    (email) => expect(fields({ email })).toEqual(['email']),
  );

  it.each(['анна@почта.бел', ' anna@example.by ', 'a.b+c@sub.example.org'])('takes %s', (email) =>
    expect(fields({ email })).toEqual([]),
  );

  it('says how much is too long', () => {
    const [error] = questionErrors({ ...good, text: 'ы'.repeat(10_003) }, null);
    expect(error).toEqual({ field: 'text', message: 'Вопрос: можно не больше 10000 символов, лишних — 3.' });
  });

  it('can not have an empty file or one that is too large', () => {
    expect(fields({}, new File([], 'a.pdf'))).toEqual(['file']);
    expect(fields({}, new File([new Uint8Array(10 * 1024 ** 2 + 1)], 'a.pdf'))).toEqual(['file']);
  });
});
