import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../processes/child.ts';
import { StartError } from './errors.ts';
import { describeExit } from './supervised.ts';

const PATIENCE_MS = 180_000;
const ASK_EVERY_MS = 40;

/** Waits until `/readyz` answers 200. Throws StartError PART_FAILED when the process ends or stays unready. */
export async function untilReady(child: Child, url: string, signal: AbortSignal): Promise<void> {
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
      if (answer.ok) return;
      why = body.slice(0, 300);
    } catch {
      // not listening yet
    }
    await pause(ASK_EVERY_MS);
  }
  throw new StartError('PART_FAILED', `не готов за ${PATIENCE_MS / 1000} с: ${why}`);
}
