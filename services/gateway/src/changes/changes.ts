import type { Sequences } from '@portal/contracts/sequences';
import type { StreamName } from '@portal/contracts/streams';
import { dropOf } from '../drops/events.ts';
import type { FeedListener } from '../feed/event-feed.ts';
import { heardStreams } from '../feed/heard-streams.ts';
import type { AnswerMemory } from '../memory/answer-memory.ts';
import type { Drop } from '../memory/floors.ts';
import type { Reads } from '../reads/reads.ts';
import type { KnownSequences } from '../sequences/known-sequences.ts';

/** Brings every change, heard or passed on, to all that depends on it. */
export class Changes {
  readonly #memory: AnswerMemory;
  readonly #reads: Reads;
  readonly #known: KnownSequences;
  readonly #live = new Set<StreamName>();

  constructor(memory: AnswerMemory, reads: Reads, known: KnownSequences) {
    this.#memory = memory;
    this.#reads = reads;
    this.#known = known;
  }

  /** What a feed of that stream tells. */
  listener(stream: StreamName): FeedListener {
    return {
      begun: ({ last, replaced }) => {
        if (replaced) {
          this.#memory.reset();
          this.#known.forget(stream);
        }
        this.#known.raise({ [stream]: last });
        this.#drop({ stream, sequence: last, tags: 'everything' });
        this.#live.add(stream);
        if (heardStreams.every((name) => this.#live.has(name))) this.#memory.open();
      },
      heard: (event) => {
        this.#known.raise({ [stream]: event.sequence });
        this.#drop(dropOf(stream, event));
      },
      lost: () => {
        this.#live.delete(stream);
        this.#memory.close();
      },
    };
  }

  /** A service has answered: nothing older than that may be answered from here on. */
  passedOn(seen: Sequences, drops: readonly Drop[]): void {
    this.#known.raise(seen);
    for (const drop of drops) this.#drop(drop);
  }

  #drop(drop: Drop): void {
    this.#memory.drop(drop);
    this.#reads.detach(drop);
  }
}
