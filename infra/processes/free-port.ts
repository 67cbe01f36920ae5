import { createServer } from 'node:net';

// Below the range from which systems take the ports of outgoing connections: a server that is started again
// must find its port as free as it left it.
const FIRST = 20_000;
const LAST = 32_000;

/** A loopback port that nobody listens on. */
export async function freePort(random: () => number = Math.random): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(random() * (LAST - FIRST));
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/** Whether this process could listen there. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
