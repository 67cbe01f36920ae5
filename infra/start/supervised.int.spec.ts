import { afterEach, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../processes/child.ts';
import { type OrphanGuard, startOrphanGuard } from '../processes/orphan-guard.ts';
import { Supervised } from './supervised.ts';

/** A process kept alive, with its news as events to wait for. */
class Watched {
  readonly said: string[] = [];
  readonly part: Supervised;
  readonly #guard: OrphanGuard = startOrphanGuard();
  #waiting: (() => void)[] = [];

  constructor(start: (attempt: number, run: () => Promise<Child>) => Promise<Child>) {
    let attempt = 0;
    const run = () =>
      startChild({
        name: 'part',
        command: process.execPath,
        args: ['-e', 'setInterval(() => {}, 1000)'],
        guard: this.#guard,
      });
    this.part = new Supervised({
      name: 'part',
      start: () => {
        attempt += 1;
        return start(attempt, run);
      },
      onChange: () => {},
      report: (message) => {
        this.said.push(message);
        for (const wake of this.#waiting.splice(0)) wake();
      },
    });
  }

  async until(words: RegExp): Promise<void> {
    while (!this.said.some((message) => words.test(message))) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async end(): Promise<void> {
    await this.part.stop();
    await this.#guard.close();
  }
}

describe('a process that is kept alive', () => {
  let watched: Watched;
  afterEach(() => watched.end());

  it('is started again when it was killed, and says so', async () => {
    watched = new Watched((_, run) => run());
    await watched.part.start();
    const before = watched.part.child?.pid;
    watched.part.child?.kill('SIGKILL');
    await watched.until(/снова работает/);
    expect(watched.said[0]).toBe('part: процесс завершился (сигнал SIGKILL), запускаю снова');
    expect(watched.part.child?.pid).not.toBe(before);
    expect(watched.part.child?.running()).toBe(true);
  });

  it('is tried again when it does not come up at once', async () => {
    watched = new Watched((attempt, run) => (attempt === 2 ? Promise.reject(new Error('not yet')) : run()));
    await watched.part.start();
    watched.part.child?.kill('SIGKILL');
    await watched.until(/не запустился \(not yet\), ещё раз через 0.5 с/);
    await watched.until(/снова работает/);
  });

  it('stays ended once it was stopped', async () => {
    watched = new Watched((_, run) => run());
    await watched.part.start();
    const child = watched.part.child;
    await watched.part.stop();
    expect(child?.running()).toBe(false);
    expect(watched.part.child).toBeUndefined();
    expect(watched.said).toEqual([]);
  });

  it('that does not come up the first time is an error', async () => {
    watched = new Watched(() => Promise.reject(new Error('broken')));
    await expect(watched.part.start()).rejects.toThrow('broken');
  });
});
