import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (request: RecordedRequest) => {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

/** A service that keeps what it was asked, down to the last header. */
export class Recorder {
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;

  static async start(respond: Respond = () => ({})): Promise<Recorder> {
    const recorder = new Recorder(respond);
    await new Promise<void>((resolve) => recorder.#server.listen(0, '127.0.0.1', resolve));
    return recorder;
  }

  private constructor(respond: Respond) {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of request) chunks.push(chunk as Buffer);
      } catch {
        return;
      }
      const { method = '', url = '', headers } = request;
      const recorded = { method, url, headers, body: Buffer.concat(chunks).toString() };
      this.requests.push(recorded);
      const answer = respond(recorded);
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body ?? '{}');
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  get last(): RecordedRequest | undefined {
    return this.requests.at(-1);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Sends bytes as they are and resolves with all that comes back until the connection is closed. */
export async function raw(url: string, bytes: string): Promise<string> {
  const { connect } = await import('node:net');
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
