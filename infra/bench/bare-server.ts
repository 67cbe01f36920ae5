// The least that a Node HTTP server can do: the same bytes and headers to everybody. Started by gateway.bench.ts, which
// sends both over the IPC channel and gets the port back; asked 'cpu', it tells the seconds that it has worked. Ends
// with its parent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareAnswer {
  headers: string[];
  /** base64 */
  body: string;
}

process.on('message', (message: BareAnswer | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
    return;
  }
  const bytes = Buffer.from(message.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, message.headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
