import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { TooLargeError } from '@portal/service-kit/errors';

/**
 * The body of a request as a stream of its own that fails once it passes `limit` bytes. The connection outlives it: a
 * service that answers before it has read everything must not cost the client the answer.
 * @throws TooLargeError when the client announces more
 */
function limitedBody(request: IncomingMessage, limit: number): Transform {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new TooLargeError();
  let length = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new TooLargeError());
      else done(null, chunk);
    },
  });
  request.once('error', (error) => body.destroy(error));
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  // undici hears of it as well; without a listener here an error before it has the stream would end the process.
  body.on('error', () => {});
  return request.pipe(body);
}

/** Bodies up to this are read before the service is asked. */
const COLLECTED_BYTES = 64 * 1024;

/**
 * The body as the service gets it: whole when it is announced to be short, else as a stream. Whoever sends a form byte by
 * byte takes none of the connections to a service that way, only one of those for files (upstream/upstream.ts).
 * @throws TooLargeError; what broke the request off
 */
export async function receive(request: IncomingMessage, limit: number): Promise<Buffer | Transform> {
  const body = limitedBody(request, limit);
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return announced <= COLLECTED_BYTES ? buffer(body) : body;
}

/** Whether a request has a body at all (RFC 9112, 6.3). */
export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}
