import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { TooLargeError } from '@portal/service-kit/errors';

/**
 * The body of a request as a stream of its own that fails once it passes `limit` bytes. The connection outlives it: a
 * service that answers before it has read everything must not cost the client the answer.
 * @throws TooLargeError when the client announces more
 */
export function limitedBody(request: IncomingMessage, limit: number): Transform {
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

/** Whether a request has a body at all (RFC 9112, 6.3). */
export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}
