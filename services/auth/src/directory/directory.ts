import { setTimeout as pause } from 'node:timers/promises';
import { type UserEvent, userEvents } from '@portal/contracts/events/auth';
import { limits } from '@portal/contracts/rest/limits';
import type { EventLog, Recorded } from '@portal/event-store/log';
import { MemoryReadModel } from '@portal/event-store/memory-read-model';
import { RecentlyUsed } from '@portal/event-store/recently-used';
import type { NameVault } from '../repositories.ts';
import { userKeySubject } from '../user/decide.ts';

interface Entry {
  /** Sealed. */
  name: string;
  /** ISO 8601. */
  registeredAt: string;
}

export interface DirectoryEntry {
  id: string;
  username: string;
  registeredAt: string;
}

export interface DirectoryQuery {
  /** Part of a name. */
  search?: string | undefined;
  /** Users that may be in the answer at all. */
  only?: ((userId: string) => boolean) | undefined;
  limit: number;
  /** Id of the last user of the page before. */
  after?: string | undefined;
}

export interface DirectoryPage {
  users: DirectoryEntry[];
  more: boolean;
  /** False when older accounts were left out of the search. */
  searchedAll: boolean;
}

const NAMES_IN_MEMORY = 10_000;
const OPENED_AT_ONCE = 50;
const RETRY_MS = 250;

/**
 * All users in this process's memory, folded from the log at every start, for administrators. Names stay sealed there: they
 * are opened when they are shown, and to look for a part of one among the newest accounts.
 */
export class Directory {
  readonly #vault: Pick<NameVault, 'open'>;
  readonly #users = new Map<string, Entry>();
  readonly #leaving = new Map<string, number>();
  readonly #names = new RecentlyUsed<string>(NAMES_IN_MEMORY);
  readonly #model: MemoryReadModel<UserEvent, null>;

  constructor(log: EventLog, vault: Pick<NameVault, 'open'>) {
    this.#vault = vault;
    this.#model = new MemoryReadModel<UserEvent, null>({
      name: 'directory',
      log,
      events: userEvents,
      initial: () => this.#clear(),
      evolve: (_, event) => this.#fold(event),
    });
  }

  get size(): number {
    return this.#users.size;
  }

  seen(): number {
    return this.#model.seen();
  }

  caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    return this.#model.caughtUp(sequence, timeoutMs);
  }

  /** Health check. */
  check(): void {
    if (this.#model.failure) throw this.#model.failure;
  }

  run(signal: AbortSignal): Promise<void> {
    return this.#model.run(signal);
  }

  /** Resolves once all is known that was in the log at the call, or at the signal. */
  async ready(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const known = await this.#model.ready(1_000).then(
        () => true,
        () => false,
      );
      if (known) return;
      await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Who has asked to be forgotten before that time (milliseconds since 1970) and is not yet. */
  leavingSince(time: number): string[] {
    return [...this.#leaving].filter(([, since]) => since < time).map(([userId]) => userId);
  }

  registeredAt(userId: string): string | undefined {
    return this.#users.get(userId)?.registeredAt;
  }

  /** A page of users, newest first. @throws LogUnavailableError */
  async page({ search, only, limit, after }: DirectoryQuery): Promise<DirectoryPage> {
    const newestFirst = [...this.#users.keys()].reverse();
    const from = after === undefined ? 0 : newestFirst.indexOf(after) + 1;
    const candidates = newestFirst.slice(from).filter((id) => only?.(id) ?? true);
    if (!search) {
      const users = await this.#open(candidates.slice(0, limit));
      return { users, more: candidates.length > limit, searchedAll: true };
    }
    const within = candidates.slice(0, limits.users.searched);
    const wanted = search.normalize('NFKC').toLowerCase();
    const found: DirectoryEntry[] = [];
    for (let i = 0; i < within.length && found.length <= limit; i += OPENED_AT_ONCE) {
      const opened = await this.#open(within.slice(i, i + OPENED_AT_ONCE));
      found.push(
        ...opened.filter(({ username }) => username.normalize('NFKC').toLowerCase().includes(wanted)),
      );
    }
    return {
      users: found.slice(0, limit),
      more: found.length > limit,
      searchedAll: within.length === candidates.length,
    };
  }

  /** Those whose key is still there. */
  async #open(ids: readonly string[]): Promise<DirectoryEntry[]> {
    const opened = await Promise.all(
      ids.map(async (id) => {
        const entry = this.#users.get(id);
        const username = entry && (this.#names.get(id) ?? (await this.#openOne(id, entry)));
        return username ? [{ id, username, registeredAt: entry.registeredAt }] : [];
      }),
    );
    return opened.flat();
  }

  async #openOne(id: string, { name }: Entry): Promise<string | null> {
    const username = await this.#vault.open(userKeySubject(id), name);
    // Not of somebody who has left meanwhile.
    if (username !== null && this.#users.has(id)) this.#names.set(id, username);
    return username;
  }

  #clear(): null {
    this.#users.clear();
    this.#leaving.clear();
    this.#names.clear();
    return null;
  }

  #fold({ type, data, time }: Recorded<UserEvent>): null {
    if (type === 'portal.user.registered.v1') {
      this.#users.set(data.userId, { name: data.name, registeredAt: time });
      return null;
    }
    this.#users.delete(data.userId);
    this.#names.delete(data.userId);
    if (type === 'portal.user.leaving.v1') this.#leaving.set(data.userId, Date.parse(time));
    else this.#leaving.delete(data.userId);
    return null;
  }
}
