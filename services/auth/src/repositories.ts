import {
  adminsEvents,
  credentialEvents,
  sessionsEvents,
  userEvents,
  usernameEvents,
} from '@portal/contracts/events/auth';
import type { Eraser } from '@portal/event-store/eraser';
import type { EventLog } from '@portal/event-store/log';
import { adminsDecider } from './admins/decide.ts';
import { credentialDecider } from './credential/decide.ts';
import { sessionsDecider } from './sessions/decide.ts';
import { Stored } from './stored.ts';
import { userDecider } from './user/decide.ts';
import { usernameDecider } from './username/decide.ts';
import { usernameKey, usernameSubject } from './username/subject.ts';

/** The part of the vault that auth needs (`@portal/event-store/vault`). */
export interface NameVault {
  createKey(subject: string): Promise<unknown>;
  seal(subject: string, text: string): Promise<string>;
  /** null once the key is forgotten. */
  open(subject: string, sealed: string): Promise<string | null>;
  /** Erases the key for good. */
  forget(subject: string): Promise<void>;
  /** Whether it was erased; false where there never was one. */
  isForgotten(subject: string): Promise<boolean>;
}

export interface Storage {
  /** Stream AUTH. */
  log: EventLog;
  /** Stream CREDENTIALS, in an account of its own. */
  credentialLog: EventLog;
  /** Erases hashes of passwords that count no more from CREDENTIALS. */
  credentialEraser: Eraser;
  vault: NameVault;
  usernameSecret: Uint8Array;
}

/** Everything auth keeps, by kind. */
export class Repositories {
  readonly log: EventLog;
  readonly credentialLog: EventLog;
  readonly credentialEraser: Eraser;
  readonly vault: NameVault;
  readonly usernames;
  readonly users;
  readonly admins;
  readonly credentials;
  readonly sessions;
  readonly #usernameSecret: Uint8Array;

  constructor({ log, credentialLog, credentialEraser, vault, usernameSecret }: Storage) {
    this.log = log;
    this.credentialLog = credentialLog;
    this.credentialEraser = credentialEraser;
    this.vault = vault;
    this.usernames = new Stored(log, usernameDecider, usernameEvents);
    this.users = new Stored(log, userDecider, userEvents);
    this.admins = new Stored(log, adminsDecider, adminsEvents);
    this.credentials = new Stored(credentialLog, credentialDecider, credentialEvents);
    this.sessions = new Stored(log, sessionsDecider, sessionsEvents);
    this.#usernameSecret = usernameSecret;
  }

  /** What stands for the name in the log and in memory. */
  usernameKey(username: string): string {
    return usernameKey(username, this.#usernameSecret);
  }

  usernameSubject(username: string): string {
    return usernameSubject(this.usernameKey(username));
  }
}
