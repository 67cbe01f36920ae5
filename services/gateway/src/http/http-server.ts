import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Node waits for ever by default, or for minutes. A picture of 10 MB on a slow line takes most of the longest; whoever
 * sends headers byte by byte is gone after the shortest.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  /** A socket on which nothing moves, such as that of a reader who does not read. */
  idleTimeout: 90_000,
  /** A client that goes on sending what it has been answered already. */
  lingerTimeout: 10_000,
};

/** The HTTP server with its limits. `overrides`: shorter ones, for tests. */
export function createHttpServer(handler: Handler, overrides: Partial<typeof limits> = {}): Server {
  // Node would refuse a missing Host by itself, and still handle what comes behind on the connection.
  const { idleTimeout, lingerTimeout, ...times } = { ...limits, ...overrides };
  const server = createServer({ ...times, requireHostHeader: false }, (request, response) => {
    response.once('finish', () => {
      if (!request.complete) linger(request, lingerTimeout, () => server.listening);
    });
    handler(request, response);
  });
  server.setTimeout(idleTimeout);
  return server;
}

/**
 * Reads on, and throws away, what a client sends after its answer: it may read the answer only when all is sent, and a
 * connection that is closed under it takes the answer away (RFC 9112, 9.6).
 */
function linger(request: IncomingMessage, ms: number, isOpen: () => boolean): void {
  const over = setTimeout(() => request.socket.destroy(), ms);
  request.resume().once('close', () => {
    clearTimeout(over);
    // It was busy when the server let go of idle connections.
    if (!isOpen()) request.socket.destroySoon();
  });
}

export type HttpLimits = typeof limits;
