import type { ErrorAnswer } from '@portal/contracts/rest/error';
import type { Api } from '@portal/contracts/web/mount';
import { ApiCallError } from './api-error.ts';
import type { FirstAnswers } from './first-answers.ts';

interface ApiOptions {
  /** Token of the session at the time of the call. */
  token: () => string | null;
  /** The server no longer knows this token. */
  onRefused: (token: string) => void;
  /** What came with the page; asked before the server is. */
  first?: Pick<FirstAnswers, 'take'>;
}

/** The client of the JSON API that areas get with the mount contract (SPEC.md section 7). */
export function createApi({ token, onRefused, first }: ApiOptions): Api {
  async function reach(path: string, init: RequestInit): Promise<Response> {
    const sent = token();
    const headers = new Headers(init.headers);
    if (sent) headers.set('Authorization', `Bearer ${sent}`);

    const response = await answerOf(path, { ...init, headers });
    if (response.status === 401 && sent) onRefused(sent);
    if (!response.ok) throw await refusal(response);
    return response;
  }

  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    const response = await reach(path, { ...init, headers });
    if (response.status === 204) return undefined as T;
    return readJson<T>(response);
  }

  return {
    open: (path, options) => reach(path, { signal: options?.signal ?? null }),
    get: async <T>(path: string, options?: { signal?: AbortSignal }) =>
      first?.take<T>(path) ?? call<T>(path, { signal: options?.signal ?? null }),
    send: (method, path, body, options) => {
      const headers = new Headers(options?.headers);
      const multipart = body instanceof FormData;
      if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json');
      return call(path, {
        method,
        headers,
        body: multipart ? body : body === undefined ? null : JSON.stringify(body),
        signal: options?.signal ?? null,
      });
    },
  };
}

/** A call given up by its caller stays an AbortError; anything else that brings no answer has status 0. */
async function answerOf(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiCallError(0, 'Нет связи с сервером. Проверьте подключение к интернету.');
  }
}

async function refusal(response: Response): Promise<ApiCallError> {
  const answer = await response.json().catch(() => ({}));
  const { message = '', errors = [] } = (answer ?? {}) as Partial<ErrorAnswer>;
  return new ApiCallError(response.status, message, errors);
}

async function readJson<T>(response: Response): Promise<T> {
  try {
    return await response.json();
  } catch {
    throw new ApiCallError(response.status, '');
  }
}
