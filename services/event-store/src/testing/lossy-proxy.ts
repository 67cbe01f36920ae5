import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';

/** Stands between a client and NATS, and loses what it is told to. */
export interface LossyProxy {
  url: string;
  /** From now on what the server says on the open connections gets lost. */
  loseAnswers(): void;
  /** From now on what the client says on the open connections gets lost. */
  loseRequests(): void;
  /** Ends the open connections; new ones work. */
  cut(): void;
  close(): Promise<void>;
}

interface Pair {
  client: Socket;
  server: Socket;
}

export async function startLossyProxy(natsUrl: string): Promise<LossyProxy> {
  const open = new Set<Pair>();
  const listener = createServer((client) => {
    const server = connectSocket(Number(new URL(natsUrl).port), '127.0.0.1');
    const pair = { client, server };
    open.add(pair);
    client.pipe(server);
    server.pipe(client);
    const end = () => {
      open.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const cut = () => {
    for (const { client } of open) client.destroy();
  };
  return {
    url: `nats://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    loseAnswers() {
      for (const { client, server } of open) server.unpipe(client).resume();
    },
    loseRequests() {
      for (const { client, server } of open) client.unpipe(server).resume();
    },
    cut,
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
