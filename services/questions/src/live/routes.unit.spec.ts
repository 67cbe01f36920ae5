import { afterEach, beforeEach, expect, it } from 'vitest';
import { asked } from '../testing/question-form.ts';
import { TestQuestions, type TestUser } from '../testing/test-questions.ts';

let questions: TestQuestions;
let admin: TestUser;
let url: string;

beforeEach(async () => {
  questions = await TestQuestions.start({ heartbeatMs: 20 });
  admin = await questions.user('admin');
  url = await questions.app.listen();
});
afterEach(() => questions.close());

async function open(headers = admin.headers) {
  const answer = await fetch(`${url}/api/sendUs/events`, { headers });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    /** Reads on until something is in it; the rest is kept for the next call. */
    async until(words: string): Promise<string> {
      while (!text.includes(words)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`ended with ${text}`);
        text += value;
      }
      const end = text.indexOf(words) + words.length;
      const read = text.slice(0, end);
      text = text.slice(end);
      return read;
    },
    async ended(): Promise<void> {
      while (!(await reader.read()).done);
    },
    close: () => reader.cancel(),
  };
}

const send = async () =>
  (
    await fetch(`${url}/api/sendUs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
  ).json() as Promise<{ _id: string }>;

const said = (change: string, unanswered: number, total = unanswered) =>
  `event: questions\ndata: {"change":"${change}","total":${total},"unanswered":${unanswered}}\n\n`;

it('tells how many wait, at once and after every change, and nothing of the questions', async () => {
  const stream = await open();
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let heard = await stream.until(said('none', 0));
  const { _id } = await send();
  heard += await stream.until(said('sent', 1));
  const change = (method: string, body?: string) =>
    fetch(`${url}/api/sendUs/${_id}`, {
      ...{ method, headers: { ...admin.headers, ...(body && { 'content-type': 'application/json' }) } },
      ...(body && { body }),
    });
  await change('PUT', '{"status":"answered"}');
  heard += await stream.until(said('edited', 0, 1));
  await change('DELETE');
  heard += await stream.until(said('deleted', 0));
  for (const word of Object.values(asked)) expect(heard).not.toContain(word);
  await stream.close();
});

it('shows in the list what it has told of', async () => {
  const stream = await open();
  for (let n = 1; n <= 5; n++) {
    await send();
    await stream.until(said('sent', n));
    const list = await fetch(`${url}/api/sendUs`, { headers: admin.headers });
    expect(((await list.json()) as { total: number }).total).toBe(n);
  }
  await stream.close();
});

it('gives signs of life', async () => {
  const stream = await open();
  await stream.until(':\n\n:\n\n');
  await stream.close();
});

it('ends when the right is withdrawn, without another word', async () => {
  const stream = await open();
  await stream.until(said('none', 0));
  await questions.parts.auth.withdrawAdmin(admin.id);
  await stream.ended();
});

it('ends when the token runs out', async () => {
  const exp = Math.floor(Date.now() / 1000) - 4;
  const token = await questions.parts.auth.token({ userId: admin.id, claims: { exp } });
  const stream = await open({ authorization: `Bearer ${token}` });
  await stream.until(said('none', 0));
  await stream.ended();
});

it('does not keep the service from closing, nor take new listeners then', async () => {
  const stream = await open();
  await stream.until(said('none', 0));
  await Promise.all([questions.app.close(), stream.ended()]);
});

it('takes no more listeners than the service can bear', async () => {
  const streams = await Promise.all(Array.from({ length: 32 }, () => open()));
  await Promise.all(streams.map((stream) => stream.until(said('none', 0))));
  const refused = await fetch(`${url}/api/sendUs/events`, { headers: admin.headers });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await Promise.all(streams.map((stream) => stream.close()));
});
