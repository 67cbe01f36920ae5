import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../processes/child.ts';
import { StartError } from './errors.ts';
import { describeExit } from './supervised.ts';

const PATIENCE_MS = 180_000;
const ASK_EVERY_MS = 40;

export interface Launched {
  child: Pick<Child, 'running' | 'exited'>;
  /** Where its `/readyz` is asked. */
  url: string;
  /** What it was given as LAUNCH_ID: another process may have taken the port. */
  launch: string;
}

/** Waits until `/readyz` answers 200. Throws StartError PART_FAILED when the process ends or stays unready. */
export async function untilReady({ child, url, launch }: Launched, signal: AbortSignal): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let why = 'не отвечает';
  while (Date.now() < end) {
    if (signal.aborted) throw new StartError('ABORTED', 'Запуск прерван.');
    if (!child.running()) {
      throw new StartError('PART_FAILED', `процесс завершился, ${describeExit(await child.exited)}`);
    }
    try {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
      const body = await answer.text();
      const itself = body.includes(launch);
      if (answer.ok && itself) return;
      why = itself ? body.slice(0, 300) : `на ${url} отвечает другая программа`;
    } catch {
      // not listening yet
    }
    await pause(ASK_EVERY_MS);
  }
  throw new StartError('PART_FAILED', `не готов за ${PATIENCE_MS / 1000} с: ${why}`);
}
