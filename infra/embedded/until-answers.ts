import { connect, type NetConnectOpts } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../processes/child.ts';
import { EmbeddedError } from './errors.ts';

const PATIENCE_MS = 60_000;

/** Waits until the address takes connections (and, if `greets` is given, greets so) or the process dies. */
export async function untilAnswers(
  child: Child,
  address: NetConnectOpts,
  greets?: (bytes: Buffer) => boolean,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await answers(address, greets))) {
    if (!child.running())
      throw new EmbeddedError('NOT_STARTED', `${child.name}: процесс завершился при запуске.`);
    if (Date.now() > end) {
      await child.stop();
      throw new EmbeddedError(
        'NOT_STARTED',
        `${child.name}: не отвечает ${PATIENCE_MS / 1000} с после запуска.`,
      );
    }
    await pause(20);
  }
}

function answers(address: NetConnectOpts, greets?: (bytes: Buffer) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...address, timeout: 1000 } as NetConnectOpts);
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('error', () => end(false)).once('timeout', () => end(false));
    if (greets) socket.once('data', (bytes) => end(greets(bytes)));
    else socket.once('connect', () => end(true));
  });
}
