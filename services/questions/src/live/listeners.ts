import type { Follower } from '@portal/event-store/follow';
import type { Recorded } from '@portal/event-store/log';
import type { Vault } from '@portal/event-store/vault';
import { keySubject } from '../question/sealing.ts';

export type Change = 'sent' | 'edited' | 'deleted';

export interface Heard {
  change: Change;
  sequence: number;
}

const changes: Record<string, Change> = {
  'portal.question.sent.v1': 'sent',
  'portal.question.edited.v1': 'edited',
  'portal.question.deleted.v1': 'deleted',
};

/** Tells those who listen of each event of the log, whoever wrote it. */
export class Listeners implements Follower {
  readonly #listeners = new Set<(heard: Heard) => void>();
  readonly #vault: Pick<Vault, 'drop'>;

  constructor(vault: Pick<Vault, 'drop'>) {
    this.#vault = vault;
  }

  apply({ type, sequence, data }: Recorded): void {
    const change = changes[type];
    if (!change) return;
    // Another process may have erased the key that this one still has in memory.
    if (change === 'deleted') this.#vault.drop(keySubject((data as { questionId: string }).questionId));
    for (const listener of this.#listeners) listener({ change, sequence });
  }

  reset(): void {}

  /** @returns ends it */
  listen(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
