import { setTimeout as pause } from 'node:timers/promises';
import type { Child, ChildExit } from '../processes/child.ts';
import { StartError } from './errors.ts';
import { HEALTHY_AFTER_MS, restartPause } from './restart-pause.ts';

export interface SupervisedOptions {
  name: string;
  /** Starts the process and settles when it can do its work; rejects when it can't, with the process ended. */
  start(signal: AbortSignal): Promise<Child>;
  /** Hears of every process that was begun or ended. */
  onChange(): void;
  report(message: string): void;
}

/** One process that is kept alive: when it dies it is started again, after pauses that grow. */
export class Supervised {
  readonly name: string;
  readonly #options: SupervisedOptions;
  readonly #stopping = new AbortController();
  #child: Child | undefined;
  #starting: Promise<void> = Promise.resolve();
  #watching: Promise<void> = Promise.resolve();

  constructor(options: SupervisedOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** The running process, if there is one at the moment. */
  get child(): Child | undefined {
    return this.#child;
  }

  /** First start: rejects when the process can't do its work. */
  async start(): Promise<void> {
    const starting = this.#begin();
    this.#starting = starting.catch(() => {});
    await starting;
    this.#watching = this.#watch();
  }

  async stop(graceMs?: number): Promise<void> {
    this.#stopping.abort();
    await this.#starting;
    await this.#child?.stop(graceMs);
    await this.#watching;
    this.#become(undefined);
  }

  /** A process that came up after the portal was told to stop is ended again. */
  async #begin(): Promise<void> {
    const { signal } = this.#stopping;
    goOn(signal);
    const child = await this.#options.start(signal);
    if (signal.aborted) await child.stop();
    goOn(signal);
    this.#become(child);
  }

  #become(child: Child | undefined): void {
    this.#child = child;
    this.#options.onChange();
  }

  async #watch(): Promise<void> {
    const { name, report } = this.#options;
    const { signal } = this.#stopping;
    let failures = 0;
    while (!signal.aborted) {
      const began = Date.now();
      const exit = await this.#child!.exited;
      if (signal.aborted) return;
      failures = Date.now() - began > HEALTHY_AFTER_MS ? 1 : failures + 1;
      this.#become(undefined);
      report(`${name}: процесс завершился (${describeExit(exit)}), запускаю снова`);
      while (!signal.aborted) {
        try {
          await pause(restartPause(failures), undefined, { signal });
          await this.#begin();
          report(`${name}: снова работает`);
          break;
        } catch (error) {
          if (signal.aborted) return;
          failures += 1;
          const seconds = restartPause(failures) / 1000;
          report(`${name}: не запустился (${(error as Error).message}), ещё раз через ${seconds} с`);
        }
      }
    }
  }
}

export function describeExit({ code, signal }: ChildExit): string {
  return signal ? `сигнал ${signal}` : `код ${code}`;
}

/** Throws StartError ABORTED once the portal is being stopped. */
export function goOn(signal: AbortSignal): void {
  if (signal.aborted) throw new StartError('ABORTED', 'Запуск прерван.');
}
