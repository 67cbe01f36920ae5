import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewCounter } from './view-counter.ts';

/** A service that can go away. */
class Service {
  readonly taken: Record<string, number>[] = [];
  asked = 0;
  away = false;

  take = async ({ views }: { views: Record<string, number> }): Promise<void> => {
    this.asked++;
    if (this.away) throw new Error('away');
    this.taken.push(views);
  };
}

describe('views', () => {
  let service: Service;
  let views: ViewCounter;
  beforeEach(() => {
    vi.useFakeTimers();
    service = new Service();
    views = new ViewCounter(service.take);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are gathered and told within a second', async () => {
    for (const id of ['a', 'b', 'a']) views.count(id);
    expect(service.taken).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.taken).toEqual([{ a: 2, b: 1 }]);
    expect(views.waiting).toBe(0);
  });

  it('are kept while the service is away, and told once it is back', async () => {
    service.away = true;
    views.count('a');
    await vi.advanceTimersByTimeAsync(1_000);
    views.count('a');
    views.count('b');
    await vi.advanceTimersByTimeAsync(10_000);
    service.away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(service.taken).toEqual([{ a: 2, b: 1 }]);
  });

  it('are told with growing pauses to a service that is away', async () => {
    service.away = true;
    views.count('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.asked).toBeGreaterThan(5);
    expect(service.asked).toBeLessThan(20);
  });

  it('are told in calls of a bounded size', async () => {
    for (let n = 0; n < 2_500; n++) views.count(`post ${n}`);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(service.taken.map((sent) => Object.keys(sent).length)).toEqual([1_000, 1_000, 500]);
  });

  it('are counted in bounded memory', async () => {
    service.away = true;
    for (let n = 0; n < 60_000; n++) views.count(`post ${n}`);
    expect(views.waiting).toBe(50_000);
  });

  it('are told at the end', async () => {
    views.count('a');
    await views.close();
    expect(service.taken).toHaveLength(1);
  });

  it('do not keep the process when the service is away at the end', async () => {
    service.away = true;
    views.count('a');
    await views.close();
    expect(service.asked).toBe(1);
  });
});
