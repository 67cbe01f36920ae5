import type { StreamName } from '@portal/contracts/streams';

/** Callbacks for metrics and logs, all optional; they must not throw. Durations in milliseconds. */
export interface LogHooks {
  /** An append was answered: definitely stored. */
  appended?(info: { stream: StreamName; events: number; attempts: number; duration: number }): void;
  /** An append is published once more, since its outcome is unknown; or a reader begins again from its cursor. */
  retrying?(info: { stream: StreamName; what: 'append' | 'read'; reason: unknown }): void;
}
