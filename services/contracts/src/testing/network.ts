import type { Api, ApiError } from '../web/mount.ts';

type Answer = (body?: unknown, headers?: Record<string, string>) => unknown;

/** The network edge of a test: answers by 'GET /api/posts/1', in memory. An answer that throws is a refusal. */
export function network(answers: Record<string, Answer>): Api & { calls: string[] } {
  const calls: string[] = [];
  async function call(name: string, body?: unknown, headers?: Record<string, string>) {
    calls.push(name);
    const answer = answers[name];
    if (!answer) throw refusal(404, 'Не найдено.');
    return answer(body, headers);
  }
  return {
    calls,
    open: (path) => call(`OPEN ${path}`) as Promise<Response>,
    get: <T>(path: string) => call(`GET ${path}`) as Promise<T>,
    send: <T>(method: string, path: string, body?: unknown, options?: { headers?: Record<string, string> }) =>
      call(`${method} ${path}`, body, options?.headers) as Promise<T>,
  };
}

/** What the shell's API rejects with. */
export function refusal(status: number, message: string, fields: ApiError['fields'] = []): ApiError {
  return Object.assign(new Error(message), { name: 'ApiError' as const, status, fields });
}
