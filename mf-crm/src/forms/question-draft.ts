import { limits } from '@portal/contracts/rest/limits';

/** What a visitor has typed. A chosen file can't be kept, so it is not part of it. */
export interface QuestionDraft {
  title: string;
  name: string;
  email: string;
  text: string;
}

export const emptyQuestion: QuestionDraft = { title: '', name: '', email: '', text: '' };

export function isEmpty(draft: QuestionDraft): boolean {
  return Object.values(draft).every((text) => text === '');
}

/** The title that a link asks for: '/SendUsForm?title=…', also under the name 'subject'. */
export function askedTitle(parameters: URLSearchParams): string {
  const asked = parameters.get('title') ?? parameters.get('subject') ?? '';
  return [...asked].slice(0, limits.question.title).join('');
}

export function questionForm(draft: QuestionDraft, file: File | null, website: string): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(draft)) form.set(name, text.trim());
  if (website) form.set('website', website);
  if (file) form.set('file', file);
  return form;
}
