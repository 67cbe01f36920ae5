import { SealBrokenError } from '@portal/event-store/errors';
import type { ReadModel } from '@portal/event-store/read-model';
import type { SealedUser } from './projection.ts';

/** Opens what was sealed for a subject; null once its key was erased. The vault of event-store does. */
export interface Opener {
  open(subject: string, sealed: string): Promise<string | null>;
}

/** Names of users by id, from the read model `users` and the vault. */
export class Names {
  readonly #users: Pick<ReadModel, 'getMany'>;
  readonly #vault: Opener;

  constructor(users: Pick<ReadModel, 'getMany'>, vault: Opener) {
    this.#users = users;
    this.#vault = vault;
  }

  /** The name of each of them; empty when the account is gone. */
  async of(userIds: Iterable<string>): Promise<Map<string, string>> {
    const ids = [...new Set(userIds)];
    const users = await this.#users.getMany<SealedUser>(ids);
    const opened = await Promise.all(users.map((user, i) => user && this.#open(ids[i]!, user.name)));
    return new Map(ids.map((id, i) => [id, opened[i] ?? '']));
  }

  /** A name that was not sealed for this user is none: it must not keep everybody from reading the news. */
  async #open(userId: string, sealed: string): Promise<string | null> {
    try {
      return await this.#vault.open(`keys.user.${userId}`, sealed);
    } catch (error) {
      if (error instanceof SealBrokenError) return null;
      throw error;
    }
  }
}
