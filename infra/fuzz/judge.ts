import type { FuzzRequest } from './requests.ts';
import type { Sent } from './send.ts';

/** What the parser or the router says of an address or a header, whatever the operation. */
const always = [404, 405, 408, 414, 431];

const inner = /node_modules|\bat .+:\d+:\d+|\.ts\b|Error:|mongo|nats:|\/services\//i;

/** What is wrong with an answer; null for a good one. */
export function wrongWith({ method, target, operation, headers }: FuzzRequest, answer: Sent): string | null {
  const { status, text } = answer;
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500 && (status !== 503 || !answer.headers['retry-after']))
    return `${status} ${text.slice(0, 200)}`;
  const own = method === operation.method;
  if (own && ![...operation.statuses, ...always].includes(status))
    return `${status} is not described: ${text.slice(0, 200)}`;
  if (status < 400 || method === 'HEAD') return null;
  const html = String(answer.headers['content-type']).startsWith('text/html');
  if (html) return mayBeHtml(target, headers) && /[а-яё]/i.test(text) ? null : `${status} is HTML`;
  return wrongForm(status, text);
}

/** Unknown addresses outside /api are pages; a question's form answers browsers in HTML. */
function mayBeHtml(target: string, { accept = '' }: Record<string, string>): boolean {
  return !/^\/api\//i.test(target) || (accept.includes('text/html') && /^\/api\/sendus/i.test(target));
}

function wrongForm(status: number, text: string): string | null {
  let told: { statusCode?: unknown; error?: unknown; message?: unknown };
  try {
    told = JSON.parse(text);
  } catch {
    return `${status} without the one form: ${text.slice(0, 200)}`;
  }
  const formed =
    told.statusCode === status && typeof told.error === 'string' && typeof told.message === 'string';
  if (!formed || !/[а-яё]/i.test(String(told.message)))
    return `${status} without the one form: ${text.slice(0, 200)}`;
  return inner.test(String(told.message)) ? `${status} tells of the inside: ${told.message}` : null;
}
