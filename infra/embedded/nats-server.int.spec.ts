import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { type OrphanGuard, startOrphanGuard } from '../processes/orphan-guard.ts';
import { EmbeddedError } from './errors.ts';
import { natsConfig } from './nats-config.ts';
import { startNatsServer } from './nats-server.ts';
import { resolveNats } from './programs.ts';

describe('the NATS that the portal brings along', () => {
  let dir: string;
  let guard: OrphanGuard;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-nats-'));
    guard = startOrphanGuard();
  });
  afterAll(async () => {
    await guard.close();
    await rm(dir, { recursive: true, force: true });
  });

  const start = async (port: number) => {
    const config = natsConfig({ dir, port, maxFileStore: 1024 ** 3 });
    return startNatsServer({ program: await resolveNats(console.error), dir, port, config, guard });
  };

  it('has on disk what it acknowledged, also when it is killed at once', async () => {
    const port = await freePort();
    const first = await start(port);
    const before = await connect({ port });
    await (await jetstreamManager(before)).streams.add({ name: 'S', subjects: ['s.>'], allow_atomic: true });
    const { seq } = await jetstream(before).publish('s.a', 'kept');
    first.kill('SIGKILL');
    await first.exited;
    await before.close();

    const second = await start(port);
    const after = await connect({ port });
    const message = await (await jetstreamManager(after)).streams.getMessage('S', { seq });
    expect(message?.string()).toBe('kept');
    await after.close();
    await second.stop();
  });

  it('says so when it can not listen', async () => {
    const port = await freePort();
    const first = await start(port);
    const program = await resolveNats(console.error);
    const other = join(dir, 'other');
    const config = { ...natsConfig({ dir: other, port, maxFileStore: -1 }), listen: 'no such address' };
    const failing = startNatsServer({ program, dir: other, port: await freePort(), config, guard });
    await expect(failing).rejects.toBeInstanceOf(EmbeddedError);
    await first.stop();
  });
});
