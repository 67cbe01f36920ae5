import type {
  EditQuestionFields,
  Question,
  QuestionList,
  QuestionListQuery,
} from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';

const PATH = '/api/SendUs';
const one = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** POST /api/sendUs. `key`: the same for all tries to send the same words. */
export function sendQuestion(api: Api, form: FormData, key: string): Promise<Question> {
  return api.send('POST', '/api/sendUs', form, { headers: { 'Idempotency-Key': key } });
}

/** GET /api/SendUs. A list that is missing in the answer is an empty one. */
export async function getQuestions(api: Api, query: QuestionListQuery): Promise<QuestionList> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const address = given.length > 0 ? `${PATH}?${parameters}` : PATH;
  const list = await api.get<Partial<QuestionList>>(address);
  return { sendUs: [], popularSendUs: [], total: 0, unanswered: 0, ...list };
}

/** The question with that number as it is now; undefined when there is none any more. */
export async function getQuestion(api: Api, number: number): Promise<Question | undefined> {
  const { sendUs } = await getQuestions(api, { limit: 1, before: number + 1 });
  return sendUs.find((question) => question.number === number);
}

/**
 * PUT /api/SendUs/{id}; `id` goes in the body too, as SPEC.md section 7 has it. Rejects with status 409 when the question is
 * no longer of version `over`.
 */
export function editQuestion(
  api: Api,
  id: string,
  changes: EditQuestionFields,
  over: number,
): Promise<Question> {
  return api.send('PUT', one(id), { id, ...changes }, { headers: { 'If-Match': `"${over}"` } });
}

/** DELETE /api/SendUs/{id}. */
export function removeQuestion(api: Api, id: string): Promise<Question> {
  return api.send('DELETE', one(id));
}

/** GET /api/SendUs/{id}/file. */
export async function getQuestionFile(api: Api, id: string): Promise<Blob> {
  return (await api.open(`${one(id)}/file`)).blob();
}
