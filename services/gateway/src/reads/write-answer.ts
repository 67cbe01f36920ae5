import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Variant } from '../memory/answer.ts';
import { matchesTag } from '../memory/etag.ts';

/** Writes a ready answer: 304 to those who have it already (RFC 9110, 13.2.2: only in place of a 200), no body to HEAD. */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  status = 200,
): void {
  if (status === 200 && matchesTag(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(status, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}
