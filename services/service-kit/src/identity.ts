import { setTimeout as pause } from 'node:timers/promises';
import {
  type AdminsEvent,
  adminsEvents,
  type SessionsEvent,
  type SigningKeysEvent,
  sessionsEvents,
  signingKeysEvents,
} from '@portal/contracts/events/auth';
import { EventStoreError, PoisonEventError } from '@portal/event-store/errors';
import { EventCatalogue } from '@portal/event-store/event-catalogue';
import type { EventLog, Recorded } from '@portal/event-store/log';
import { type CryptoKey, importJWK } from 'jose';
import { EndedSessions, type SessionOfUser } from './ended-sessions.ts';
import { UnavailableError } from './errors.ts';
import { Position } from './position.ts';
import type { SequenceSource } from './sequences.ts';
import { ALGORITHM } from './token.ts';

const RETRY_MS = 250;

/**
 * Who may sign tokens, who is an administrator and which sessions were ended, in memory, as the stream AUTH tells it.
 * Nobody asks auth: a service that has read the stream once judges on its own, and what is given or withdrawn counts at
 * once.
 */
export class Identity implements SequenceSource {
  readonly #log: EventLog;
  readonly #position = new Position();
  readonly #catalogue = new EventCatalogue({
    ...adminsEvents,
    ...signingKeysEvents,
    ...sessionsEvents,
  });
  #keys = new Map<string, CryptoKey>();
  readonly #admins = new Set<string>();
  readonly #ended = new EndedSessions();
  #replayed = false;
  #broken: unknown;

  constructor(authLog: EventLog) {
    this.#log = authLog;
  }

  /** The public key with that id; undefined when it is not (or no longer) one of auth's. */
  key(kid: string): CryptoKey | undefined {
    return this.#keys.get(kid);
  }

  isAdmin(userId: string): boolean {
    return this.#admins.has(userId);
  }

  /** Whether the session is over, whatever its token says. */
  hasEnded(session: SessionOfUser): boolean {
    return this.#ended.has(session);
  }

  seen(): number {
    return this.#position.seen();
  }

  caughtUp(sequence: number, timeoutMs: number): Promise<void> {
    return this.#position.caughtUp(sequence, timeoutMs);
  }

  /** Throws UnavailableError while the stream has not been read to the end that it had at the start. */
  assertKnown(): void {
    if (this.#broken || !this.#replayed) throw new UnavailableError(1, this.#broken);
  }

  /** Health check: the reason in English. */
  check(): void {
    if (this.#broken) throw this.#broken;
    if (!this.#replayed) throw new Error('the stream AUTH has not been read yet');
    if (this.#keys.size === 0) throw new Error('no signing key has been published yet');
  }

  /**
   * Reads the stream until the signal; begins anew when it can't be reached or was replaced.
   * @throws PoisonEventError at an event that can't be understood: rights are never guessed, so nobody has any from then on
   */
  async follow(signal: AbortSignal): Promise<void> {
    let after = 0;
    let identity: string | undefined;
    while (!signal.aborted) {
      try {
        const info = await this.#log.info();
        if (identity !== info.identity) {
          this.#forget();
          after = 0;
          identity = info.identity;
        }
        if (after >= info.last) this.#replayed = true;
        for await (const event of this.#log.read({ after, identity, signal })) {
          await this.#fold(event);
          after = event.sequence;
          this.#position.advance(after);
          if (after >= info.last) this.#replayed = true;
        }
      } catch (error) {
        const passing = error instanceof EventStoreError && !(error instanceof PoisonEventError);
        if (!passing) {
          this.#broken = error;
          throw error;
        }
        await pause(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  #forget(): void {
    this.#keys = new Map();
    this.#admins.clear();
    this.#ended.clear();
    this.#replayed = false;
    this.#position.reset();
  }

  async #fold(recorded: Recorded): Promise<void> {
    if (!this.#catalogue.knows(recorded)) return;
    const event = recorded as Recorded<AdminsEvent | SigningKeysEvent | SessionsEvent>;
    switch (event.type) {
      case 'portal.signing-keys.published.v1': {
        const keys = event.data.keys.map(async (jwk) => [jwk.kid, await importJWK(jwk, ALGORITHM)] as const);
        this.#keys = new Map(await Promise.all(keys)) as Map<string, CryptoKey>;
        return;
      }
      case 'portal.admin.granted.v1':
        this.#admins.add(event.data.userId);
        return;
      case 'portal.admin.withdrawn.v1':
        this.#admins.delete(event.data.userId);
        return;
      case 'portal.sessions.ended.v1':
      case 'portal.session.ended.v1':
        this.#ended.fold(event);
    }
  }
}
