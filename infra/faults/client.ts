/** What a write of the fault tests came to. */
export interface Acknowledged {
  id: string;
  text: string;
}

export interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** One request; `status` 0 when no answer came. Bounded by `timeout` milliseconds. */
export async function call(
  url: string,
  options: {
    method?: string;
    token?: string;
    json?: unknown;
    form?: FormData;
    key?: string;
    timeout?: number;
  } = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.key) headers['idempotency-key'] = options.key;
  if (options.json !== undefined) headers['content-type'] = 'application/json';
  try {
    const answer = await fetch(url, {
      method: options.method ?? 'GET',
      headers,
      body: options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json)),
      signal: AbortSignal.timeout(options.timeout ?? 15_000),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    };
  } catch {
    return { status: 0, retryAfter: null, body: null };
  }
}

const PAUSE_AFTER_503 = 100;

/**
 * `call` by a patient client: asks again while the answer is 503 with Retry-After, which a busy machine may give instead
 * of a stale one. A write takes a `key`, or is one that can be repeated.
 */
export async function insist(...request: Parameters<typeof call>): Promise<Answer> {
  for (;;) {
    const answer = await call(...request);
    if (answer.status !== 503 || answer.retryAfter === null) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_503));
  }
}

/** Signs in and answers the token; on a busy machine a password takes its time. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  const json = { username, password };
  const answer = await insist(`${url}/api/auth/login`, { method: 'POST', json, timeout: 60_000 });
  if (answer.status !== 200)
    throw new Error(`login answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { token: string }).token;
}

/** Publishes a post without a picture and answers its id. */
export async function publish(url: string, token: string, title: string): Promise<string> {
  const form = new FormData();
  form.set('title', title);
  form.set('text', 'Текст новости для проверки.');
  const answer = await call(`${url}/api/posts`, { method: 'POST', token, form });
  if (answer.status !== 201)
    throw new Error(`publishing answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { _id: string })._id;
}
