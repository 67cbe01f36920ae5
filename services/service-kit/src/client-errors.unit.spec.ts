import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answerClientError } from './client-errors.ts';

function answerTo(code: string, writable = true): string {
  let sent = '';
  const socket = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      sent += chunk;
      done();
    },
  });
  if (!writable) socket.end();
  answerClientError({ code }, socket as Socket);
  return sent;
}

describe('what the HTTP parser refuses', () => {
  it.each([
    [
      'ERR_HTTP_REQUEST_TIMEOUT',
      'HTTP/1.1 408 Request Timeout',
      'Запрос шёл слишком долго. Попробуйте ещё раз.',
    ],
    [
      'HPE_HEADER_OVERFLOW',
      'HTTP/1.1 431 Request Header Fields Too Large',
      'Слишком большие заголовки запроса.',
    ],
    ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'Проверьте, правильно ли заполнены поля.'],
  ])('%s is answered with %s', (code, line, message) => {
    const [head, body] = answerTo(code).split('\r\n\r\n');
    expect(head!.split('\r\n')[0]).toBe(line);
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body!)}`);
    expect(JSON.parse(body!).message).toBe(message);
  });

  it('is not answered when the client has gone', () => {
    expect(answerTo('ECONNRESET')).toBe('');
    expect(answerTo('HPE_INVALID_METHOD', false)).toBe('');
  });
});
