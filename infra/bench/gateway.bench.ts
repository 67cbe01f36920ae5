// npm run bench -- gateway [--url http://127.0.0.1:8080] [--path /api/posts] [--posts 30] [--rounds 15] [--seconds 1]
//
// Requests a second of the cached list beside a bare node:http server that sends the same bytes with the same headers:
// each in its own process, loaded in turn, several rounds, from a third process. Fails below 0.8. Beside it the processor
// time of a request, which other work on the machine changes less.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { BareAnswer } from './bare-server.ts';
import { startGatewayAlone } from './gateway-alone.ts';
import { median } from './median.ts';

const LEAST_RATIO = 0.8;
const CONNECTIONS = 32;
/** What browsers ask for: the answer goes out as brotli, which leaves the most weight on everything but the bytes. */
const headers = {
  accept: 'application/json',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'ru',
};

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    url: { type: 'string' },
    path: { type: 'string', default: '/api/posts' },
    posts: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '1' },
  },
});

/** One answer down to its last header. */
async function fetchRaw(url: string): Promise<BareAnswer & { bytes: number }> {
  const call = request(url, { headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const body = Buffer.concat(chunks);
  // These two Node adds to every answer by itself.
  const own = response.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name) ? [name, all[index + 1] ?? ''] : [],
  );
  return { headers: own, body: body.toString('base64'), bytes: body.length };
}

interface Load {
  /** Requests a second. */
  rate: number;
  requests: number;
}

async function load(url: string, seconds: number): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  }
  return { rate: result.requests.average, requests: result.requests.total };
}

/** Seconds of processor time so far. */
const cpu = {
  gateway: async (url: string) => {
    const metrics = await (await fetch(new URL('/metrics', url))).text();
    return Number(/^process_cpu_seconds_total(?:\{.*\})? (\S+)/m.exec(metrics)?.[1]);
  },
  bare: async () => {
    bare.send('cpu');
    return Number((await once(bare, 'message'))[0]);
  },
};

const alone = values.url === undefined ? await startGatewayAlone(Number(values.posts)) : undefined;
const bare = fork(join(import.meta.dirname, 'bare-server.ts'), { execPath: process.execPath });
try {
  const gatewayUrl = `${alone?.url ?? values.url}${values.path}`;
  await fetchRaw(gatewayUrl);
  const { bytes, ...answer } = await fetchRaw(gatewayUrl);
  bare.send(answer);
  const [port] = await once(bare, 'message');
  const urls = { gateway: gatewayUrl, bare: `http://127.0.0.1:${port}${values.path}` };
  const rates: Record<keyof typeof urls, number[]> = { gateway: [], bare: [] };
  const times: Record<keyof typeof urls, number[]> = { gateway: [], bare: [] };

  console.log(`${values.path}: ${bytes} bytes, ${CONNECTIONS} connections`);
  for (const url of Object.values(urls)) await load(url, 2);
  for (let round = 0; round < Number(values.rounds); round++) {
    // Whoever comes second finds another machine: the order changes from round to round.
    const order = round % 2 === 0 ? (['bare', 'gateway'] as const) : (['gateway', 'bare'] as const);
    for (const name of order) {
      const before = await cpu[name](gatewayUrl);
      const { rate, requests } = await load(urls[name], Number(values.seconds));
      rates[name].push(rate);
      times[name].push((((await cpu[name](gatewayUrl)) - before) / requests) * 1e6);
    }
    console.log(`round ${round + 1}: bare ${rates.bare.at(-1)}, gateway ${rates.gateway.at(-1)} requests/s`);
  }
  // Round by round, so that a machine that is busy with something else for a while weighs on both.
  const ratio = median(rates.gateway.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  const [bareTime, gatewayTime] = [median(times.bare), median(times.gateway)];
  console.log(
    [
      `median: bare ${median(rates.bare)}, gateway ${median(rates.gateway)} requests/s, ratio ${ratio.toFixed(2)}`,
      `processor time of a request: bare ${bareTime.toFixed(1)}, gateway ${gatewayTime.toFixed(1)} µs, ` +
        `ratio ${(bareTime / gatewayTime).toFixed(2)}`,
    ].join('\n'),
  );
  if (ratio < LEAST_RATIO) {
    console.error(`below ${LEAST_RATIO}`);
    process.exitCode = 1;
  }
} finally {
  bare.disconnect();
  await alone?.stop();
}
