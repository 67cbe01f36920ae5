import type { EventLog } from '@portal/event-store/log';
import { Identity } from '@portal/service-kit/identity';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../changes/changes.ts';
import { logEvents } from '../names.ts';
import { EventFeed } from './event-feed.ts';
import { heardStreams } from './heard-streams.ts';

export interface FeedsOptions {
  logs: Record<(typeof heardStreams)[number], EventLog>;
  changes: Changes;
  /** Milliseconds between two looks at each stream. */
  watchMs?: number | undefined;
}

export interface Feeds {
  /** Keys and administrators, for limits by account. */
  identity: Identity;
  stop(): Promise<void>;
}

/** Hears the streams from now on: changes of answers, and who may sign tokens. */
export function useFeeds(app: FastifyInstance, { logs, changes, watchMs }: FeedsOptions): Feeds {
  const stopping = new AbortController();
  const broken = (stream: string) => (error: unknown) => {
    app.log.fatal({ event: logEvents.feedBroken, stream, err: error });
  };
  const followed = heardStreams.map((stream) => {
    const feed = new EventFeed(logs[stream], changes.listener(stream), watchMs);
    app.sequences.add(stream, feed);
    app.health.add(`stream ${stream}`, () => feed.check());
    return feed.follow(stopping.signal).catch(broken(stream));
  });
  const identity = new Identity(logs.AUTH);
  followed.push(identity.follow(stopping.signal).catch(broken('AUTH')));
  return {
    identity,
    async stop() {
      stopping.abort();
      await Promise.all(followed);
    },
  };
}
