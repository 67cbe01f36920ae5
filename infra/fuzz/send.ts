import { Agent, request as open } from 'node:http';

export interface Sent {
  /** 0: no answer came. */
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

export interface ToSend {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Sends requests as they are, which `fetch` would mend, over connections that are kept. */
export class Sender {
  readonly #origin: URL;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#origin = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ method, target, headers, body }: ToSend): Promise<Sent> {
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, headers: {}, text: error.message });
      const { hostname, port } = this.#origin;
      const length = body ? { 'content-length': String(body.length) } : {};
      const asked = open({
        hostname,
        port,
        method,
        path: target,
        agent: this.#agent,
        headers: { ...headers, ...length },
        timeout: 60_000,
      });
      asked.once('timeout', () => asked.destroy(new Error('no answer in a minute')));
      asked.once('error', fail);
      asked.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', fail);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      asked.end(body ?? undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
