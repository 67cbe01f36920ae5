import { Changes } from './changes/changes.ts';
import { AnswerMemory } from './memory/answer-memory.ts';
import { createHotPath, type HotPath } from './reads/hot-path.ts';
import { Reads } from './reads/reads.ts';
import type { ServiceName } from './routing/api-routes.ts';
import { dataHeaders } from './security/security-headers.ts';
import { KnownSequences } from './sequences/known-sequences.ts';
import { Upstream } from './upstream/upstream.ts';
import { viewsSender } from './views/send-views.ts';
import { ViewCounter } from './views/view-counter.ts';

export interface CoreOptions {
  services: Record<ServiceName, string>;
  /** Bytes that ready answers may take. */
  memoryBytes: number;
  /** posts refuses views with that status, for good. */
  viewsRefused(status: number): void;
}

/** What the gateway knows and whom it asks; none of it depends on Fastify. */
export interface Core {
  upstreams: Record<ServiceName, Upstream>;
  known: KnownSequences;
  memory: AnswerMemory;
  reads: Reads;
  changes: Changes;
  views: ViewCounter;
  hotPath: HotPath;
}

/** An answer may take up to this part of the memory; larger ones are handed through. */
const LARGEST_SHARE = 1 / 4;

export function createCore({ services, memoryBytes, viewsRefused }: CoreOptions): Core {
  const upstreams = {
    auth: new Upstream(services.auth),
    posts: new Upstream(services.posts),
    questions: new Upstream(services.questions),
    content: new Upstream(services.content),
  };
  const known = new KnownSequences();
  const memory = new AnswerMemory(memoryBytes);
  const reads = new Reads({
    memory,
    known,
    upstreams,
    headers: dataHeaders().flat(),
    largest: memoryBytes * LARGEST_SHARE,
  });
  const views = new ViewCounter(viewsSender(upstreams.posts, viewsRefused));
  return {
    upstreams,
    known,
    memory,
    reads,
    changes: new Changes(memory, reads, known),
    views,
    hotPath: createHotPath(memory, views),
  };
}
