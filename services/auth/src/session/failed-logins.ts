import { RecentlyUsed } from '@portal/event-store/recently-used';
import { TooManyFailedLoginsError } from '../errors.ts';

const WINDOW_MS = 15 * 60 * 1_000;
const FREE_FAILURES = 10;
const LONGEST_WAIT_MS = 5 * 60 * 1_000;
const ACCOUNTS_IN_MEMORY = 100_000;

interface Failures {
  /** When, in milliseconds; the last 15 minutes. */
  at: number[];
  /** Attempts that are being checked. */
  underWay: number;
}

/**
 * Slows down guessing: after 10 wrong passwords for a name within 15 minutes each further attempt has to wait, 1 s, 2 s,
 * 4 s … 5 minutes. Names without an account count as well, so that a 429 tells nothing. In memory: a restart forgets.
 */
export class FailedLogins {
  readonly #now: () => number;
  readonly #limits: 'on' | 'off';
  readonly #failures = new RecentlyUsed<Failures>(ACCOUNTS_IN_MEMORY);

  constructor({ now = Date.now, limits = 'on' }: { now?: () => number; limits?: 'on' | 'off' } = {}) {
    this.#now = now;
    this.#limits = limits;
  }

  /**
   * Runs an attempt for the name; `null` from it counts as a failure.
   * @param trusted comes from a session of that account: never made to wait
   * @throws TooManyFailedLoginsError
   */
  async attempt<T>(name: string, trusted: boolean, check: () => Promise<T | null>): Promise<T | null> {
    const failures = this.#recent(name);
    if (!trusted && this.#limits === 'on') this.#assertMayTry(failures);
    failures.underWay += 1;
    try {
      const result = await check();
      if (result === null) failures.at.push(this.#now());
      else failures.at = [];
      return result;
    } finally {
      failures.underWay -= 1;
    }
  }

  #recent(name: string): Failures {
    const failures = this.#failures.get(name) ?? { at: [], underWay: 0 };
    const from = this.#now() - WINDOW_MS;
    failures.at = failures.at.filter((time) => time > from);
    this.#failures.set(name, failures);
    return failures;
  }

  #assertMayTry({ at, underWay }: Failures): void {
    // Attempts under way count, or else a crowd of them at once would go free.
    const over = at.length + underWay - FREE_FAILURES;
    if (over < 0) return;
    const wait = Math.min(1_000 * 2 ** over, LONGEST_WAIT_MS);
    const left = (at.at(-1) ?? this.#now()) + wait - this.#now();
    if (left > 0) throw new TooManyFailedLoginsError(left / 1_000);
    if (underWay > 0) throw new TooManyFailedLoginsError(1);
  }
}
