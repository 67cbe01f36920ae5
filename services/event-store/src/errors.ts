/** Base of every error this package throws on purpose; `code` is stable, for programs. */
export abstract class EventStoreError extends Error {
  abstract readonly code: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Somebody else has appended to the subject since it was read: load it again and decide again. */
export class ConflictError extends EventStoreError {
  readonly code = 'CONFLICT';
  readonly subject: string;
  readonly expected: number;
  /** Last sequence of the subject as the leader knows it; 0 when it holds nothing. */
  readonly actual: number;

  constructor(subject: string, expected: number, actual: number) {
    super(`${subject}: expected last sequence ${expected}, found ${actual}`);
    this.subject = subject;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The log gave no definite answer in time (503). What was being appended may yet turn out to be stored. */
export class LogUnavailableError extends EventStoreError {
  readonly code = 'LOG_UNAVAILABLE';
}

/** The stream has reached `max_bytes` and refuses writes (503); nothing was stored. */
export class LogFullError extends EventStoreError {
  readonly code = 'LOG_FULL';
}

/** The stream is not the one that a cursor belongs to: it was made anew, or is shorter than the cursor. Read from 0. */
export class LogReplacedError extends EventStoreError {
  readonly code = 'LOG_REPLACED';
}

/** An event that this code can't understand: of an unknown type, or with data that breaks its schema. Never skipped. */
export class PoisonEventError extends EventStoreError {
  readonly code = 'POISON_EVENT';
  readonly sequence: number;

  constructor(
    event: { type: string; subject: string; sequence: number },
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`event ${event.sequence} (${event.type} on ${event.subject}): ${reason}`, options);
    this.sequence = event.sequence;
  }
}

/** An Idempotency-Key was used before with another request (409). */
export class IdempotencyKeyReusedError extends EventStoreError {
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
}

/** A read model has not reached a sequence in time, or has stopped before it (503). */
export class NotCaughtUpError extends EventStoreError {
  readonly code = 'NOT_CAUGHT_UP';
}

/** The database of the read models can't be reached, or the read model is still being built (503). */
export class ReadModelUnavailableError extends EventStoreError {
  readonly code = 'READ_MODEL_UNAVAILABLE';
}

/** A sealed text was changed, or belongs to another subject. */
export class SealBrokenError extends EventStoreError {
  readonly code = 'SEAL_BROKEN';
}

/** Sealing for a subject that has no key, or whose key was forgotten. */
export class NoKeyError extends EventStoreError {
  readonly code = 'NO_KEY';
}
