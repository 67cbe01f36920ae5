import { LogUnavailableError } from '@portal/event-store/errors';
import type { EventLog, LogInfo, ReadOptions } from '@portal/event-store/log';
import { MemoryLog } from '@portal/event-store/memory-log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventFeed } from './event-feed.ts';

/** A log that can be away, deaf or another one. */
class FickleLog implements EventLog {
  readonly stream = 'POSTS';
  log = new MemoryLog('POSTS');
  away = false;
  deaf = false;

  async info(): Promise<LogInfo> {
    if (this.away) throw new LogUnavailableError('away');
    return this.log.info();
  }

  async *read(options: ReadOptions) {
    for await (const event of this.log.read(options)) {
      if (!this.deaf) yield event;
    }
  }

  load = (subject: string) => this.log.load(subject);
  append: EventLog['append'] = (writes) => this.log.append(writes);
}

const WATCH_MS = 10;
let log: FickleLog;
let told: string[];
let stop: AbortController;
let followed: Promise<void>;

beforeEach(() => {
  log = new FickleLog();
  told = [];
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await followed;
});

function follow(): EventFeed {
  const listener = {
    begun: ({ last, replaced }: { last: number; replaced: boolean }) =>
      told.push(`begun ${last}${replaced ? ' anew' : ''}`),
    heard: ({ sequence }: { sequence: number }) => told.push(`heard ${sequence}`),
    lost: () => told.push('lost'),
  };
  const feed = new EventFeed(log, listener, WATCH_MS);
  followed = feed.follow(stop.signal);
  return feed;
}

let count = 0;
const append = () => {
  count += 1;
  return log.log.append([{ subject: `s.${count}`, expected: 0, events: [{ type: 't', data: {} }] }]);
};
const toldSo = (...expected: string[]) => vi.waitFor(() => expect(told).toEqual(expected));

describe('a feed', () => {
  it('begins at the end of the stream and tells every event from there', async () => {
    await append();
    const feed = follow();
    await toldSo('begun 1');
    await append();
    await append();
    await toldSo('begun 1', 'heard 2', 'heard 3');
    expect(feed.seen()).toBe(3);
    feed.check();
  });

  it('waits for a log that is not there yet', async () => {
    log.away = true;
    const feed = follow();
    expect(() => feed.check()).toThrow('POSTS');
    log.away = false;
    await toldSo('begun 0');
  });

  it('says when the log is away, and begins again at its end when it is back', async () => {
    const feed = follow();
    await toldSo('begun 0');
    log.away = true;
    await toldSo('begun 0', 'lost');
    expect(() => feed.check()).toThrow();
    log.deaf = true;
    await append();
    log.away = false;
    log.deaf = false;
    await vi.waitFor(() => expect(told.at(-1)).toBe('begun 1'));
  });

  it('says that the log is another one', async () => {
    await append();
    follow();
    await toldSo('begun 1');
    log.log = new MemoryLog('POSTS');
    await vi.waitFor(() => expect(told.at(-1)).toBe('begun 0 anew'));
    await append();
    await vi.waitFor(() => expect(told.at(-1)).toBe('heard 1'));
  });

  it('begins again when events no longer come although there are some', async () => {
    follow();
    await toldSo('begun 0');
    log.deaf = true;
    await append();
    await vi.waitFor(() => expect(told).toEqual(['begun 0', 'lost', 'begun 1']));
  });
});
