import { asked, questionForm } from './question-form.ts';
import type { TestQuestions, TestUser } from './test-questions.ts';

/** What is filled in, the file among it. */
export type Fields = Parameters<typeof questionForm>[0];

/** Calls of the REST paths, each with all that follows from it done. `admin`: who lists, answers and deletes. */
export function callsOf(questions: TestQuestions, admin: TestUser) {
  /** Sends a question as a visitor's browser does: as a form. */
  async function send(fields: Fields = asked, headers: Record<string, string> = {}) {
    const form = await questionForm(fields);
    const answer = await questions.app.inject({
      ...{ method: 'POST', url: '/api/sendUs', payload: form.payload },
      headers: { ...form.headers, ...headers },
    });
    await questions.settled();
    return answer;
  }

  async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const answer = await questions.app.inject({
      ...{ method, url: `/api/sendUs${path}`, headers: admin.headers },
      ...(payload && { payload }),
    });
    await questions.settled();
    return answer;
  }

  return { send, call, list: async (query = '') => (await call('GET', query)).json() };
}
