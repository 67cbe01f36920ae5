import type { Socket } from 'node:net';
import { messages, names, type Status } from './statuses.ts';

const statuses: Record<string, Status> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what the HTTP parser itself refuses, before there is a request; then closes the connection. */
export function answerClientError(error: { code: string }, socket: Socket): void {
  // The client has gone: nobody to answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = statuses[error.code] ?? 400;
  const body = JSON.stringify({ statusCode, error: names[statusCode], message: messages[statusCode] });
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${names[statusCode]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
