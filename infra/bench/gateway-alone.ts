import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectLog } from '@portal/event-store/connect';
import { ensureStreams } from '@portal/event-store/ensure-streams';
import { natsConfig } from '../embedded/nats-config.ts';
import { startNatsServer } from '../embedded/nats-server.ts';
import { resolveNats } from '../embedded/programs.ts';
import { startChild } from '../processes/child.ts';
import { freePort } from '../processes/free-port.ts';
import { startOrphanGuard } from '../processes/orphan-guard.ts';
import { repositoryRoot } from '../start/repository-root.ts';
import { startSmallUpstream } from './small-upstream.ts';

export interface GatewayAlone {
  url: string;
  stop(): Promise<void>;
}

const READY_MS = 20_000;

/** The gateway as it is, in a process of its own, with a NATS and a list of posts behind it and nothing else. */
export async function startGatewayAlone(posts: number): Promise<GatewayAlone> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const guard = startOrphanGuard();
  const natsPort = await freePort();
  const natsUrl = `nats://127.0.0.1:${natsPort}`;
  const nats = await startNatsServer({
    program: await resolveNats(console.error),
    dir: join(dir, 'nats'),
    port: natsPort,
    config: natsConfig({ dir: join(dir, 'nats'), port: natsPort, maxFileStore: 16 * 1024 ** 3 }),
    guard,
  });
  const operator = await connectLog({ natsUrl, name: 'operator' });
  await ensureStreams(operator.connection('EVENTS'), 'EVENTS');
  await operator.close();

  const upstream = await startSmallUpstream(posts);
  const port = await freePort();
  const gateway = await startChild({
    name: 'gateway',
    command: process.execPath,
    args: ['src/server.ts'],
    cwd: join(repositoryRoot, 'services/gateway'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      NATS_URL: natsUrl,
      NATS_CREDENTIALS: '',
      AUTH_URL: upstream.url,
      POSTS_URL: upstream.url,
      QUESTIONS_URL: upstream.url,
      CONTENT_URL: upstream.url,
      WEB_DIR: dir,
      LOG_LEVEL: 'warn',
    },
    guard,
    onLine: (line) => console.error(line),
  });
  const url = `http://127.0.0.1:${port}`;
  await untilKept(`${url}/api/posts`, upstream.asked);
  return {
    url,
    async stop() {
      await gateway.stop();
      await nats.stop();
      upstream.close();
      await guard.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the second of two requests did not reach the upstream any more. */
async function untilKept(url: string, asked: () => number): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await pause(50)) {
    const first = await fetch(url).catch(() => null);
    if (!first?.ok) continue;
    const before = asked();
    if ((await fetch(url)).ok && asked() === before) return;
  }
  throw new Error(`${url} is not answered from memory`);
}
