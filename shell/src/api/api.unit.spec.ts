import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { failureText } from './api-error.ts';

const answer = (status: number, body: string) => Promise.resolve(new Response(body, { status }));
const refusal = JSON.stringify({
  statusCode: 400,
  error: 'Bad Request',
  message: 'Проверьте поля',
  errors: [{ field: 'title', message: 'Введите заголовок' }],
});

function apiOn(fetched: () => Promise<Response>, token: string | null = null) {
  const fetching = vi.fn<typeof fetch>(fetched);
  vi.stubGlobal('fetch', fetching);
  const onRefused = vi.fn();
  return { api: createApi({ token: () => token, onRefused }), fetching, onRefused };
}

const headersOf = (fetching: ReturnType<typeof vi.fn<typeof fetch>>) =>
  fetching.mock.calls[0]?.[1]?.headers as Headers;

describe('api', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends the token of the session, and no header without one', async () => {
    const signed = apiOn(() => answer(200, '{}'), 'abc');
    await signed.api.get('/api/posts');
    expect(headersOf(signed.fetching).get('Authorization')).toBe('Bearer abc');
    const anonymous = apiOn(() => answer(200, '{}'));
    await anonymous.api.get('/api/posts');
    expect(headersOf(anonymous.fetching).has('Authorization')).toBe(false);
  });

  it('sends objects as JSON and forms as multipart with the browser’s own boundary', async () => {
    const json = apiOn(() => answer(200, '{}'));
    await json.api.send('POST', '/api/auth/login', { username: 'Анна' });
    expect(headersOf(json.fetching).get('Content-Type')).toBe('application/json');
    expect(json.fetching.mock.calls[0]?.[1]?.body).toBe('{"username":"Анна"}');
    const form = apiOn(() => answer(200, '{}'));
    await form.api.send('POST', '/api/posts', new FormData());
    expect(headersOf(form.fetching).has('Content-Type')).toBe(false);
  });

  it('opens what is no JSON, with the token too, and refuses in the same way', async () => {
    const file = apiOn(() => answer(200, '%PDF'), 'abc');
    expect(await (await file.api.open('/api/SendUs/1/file')).text()).toBe('%PDF');
    expect(headersOf(file.fetching).get('Authorization')).toBe('Bearer abc');
    const refused = apiOn(() => answer(404, JSON.stringify({ message: 'Файл не найден.' })), 'abc');
    await expect(refused.api.open('/api/SendUs/1/file')).rejects.toMatchObject({
      ...{ name: 'ApiError', status: 404, message: 'Файл не найден.' },
    });
  });

  it('rejects with the server’s message and field errors', async () => {
    const { api } = apiOn(() => answer(400, refusal));
    const error = await api.get('/api/posts').catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'Проверьте поля',
      fields: [{ field: 'title' }],
    });
    expect(failureText(error)).toBe('Ошибка: Проверьте поля');
  });

  it('has status 0 and says so when no answer came', async () => {
    const { api } = apiOn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.get('/api/posts')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('keeps a call that was given up apart from a failure', async () => {
    const given = new AbortController();
    given.abort();
    const { api } = apiOn(() => Promise.reject(given.signal.reason));
    await expect(api.get('/api/posts', { signal: given.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('gives an empty message for a refusal without one, which reads as a general one', async () => {
    const { api } = apiOn(() => answer(502, '<html>'));
    const error = await api.get('/api/posts').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 502, message: '' });
    expect(failureText(error)).toBe('Что-то пошло не так');
  });

  it('tells which token the server refused', async () => {
    const { api, onRefused } = apiOn(() => answer(401, '{}'), 'old');
    await api.get('/api/auth/getMe').catch(() => undefined);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('old');
  });
});
