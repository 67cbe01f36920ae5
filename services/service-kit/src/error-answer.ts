import type { ErrorAnswer } from '@portal/contracts/rest/error';
import {
  ConflictError,
  IdempotencyKeyReusedError,
  LogFullError,
  LogUnavailableError,
  NotCaughtUpError,
  ReadModelUnavailableError,
} from '@portal/event-store/errors';
import {
  DomainError,
  IdempotencyConflictError,
  InvalidInputError,
  NotFoundError,
  UnavailableError,
  UnreadableBodyError,
} from './errors.ts';
import { type SchemaError, toFieldErrors } from './field-errors.ts';
import { knownStatus, messages, names, type Status } from './statuses.ts';

export interface ToldError {
  answer: ErrorAnswer;
  headers: Record<string, string>;
  /** Nobody foresaw it: it goes to the log whole, and the client learns nothing of it. */
  unexpected: boolean;
}

interface AnyError {
  name?: string;
  code?: unknown;
  statusCode?: unknown;
  validation?: SchemaError[];
  validationContext?: string;
}

const unavailable = [LogUnavailableError, NotCaughtUpError, ReadModelUnavailableError];

/** Errors of the MongoDB driver that say 'can't be reached now'; by name, so that the kit needs no driver. */
const mongoAway =
  /^Mongo(?:Network|NetworkTimeout|ServerSelection|Topology.*|NotConnected|ServerClosed|PoolClosed|PoolCleared|WaitQueueTimeout|OperationTimeout)Error$/;

function tell(status: Status, message: string, headers: Record<string, string> = {}): ToldError {
  return { answer: { statusCode: status, error: names[status], message }, headers, unexpected: false };
}

function tellDomain(error: DomainError): ToldError {
  const { errors, headers, retryAfter } = error.details;
  const told = tell(knownStatus(error.statusCode), error.message, {
    ...headers,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
  });
  if (errors && errors.length > 0) told.answer.errors = errors;
  return told;
}

/** Errors of the log, of the read models, of Fastify and its plugins as the kit's own; null for an unknown one. */
function recognise(error: AnyError): DomainError | Status | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ConflictError) return 409;
  if (error instanceof IdempotencyKeyReusedError) return new IdempotencyConflictError();
  if (unavailable.some((type) => error instanceof type)) return new UnavailableError(1, error);
  if (error instanceof LogFullError) return new UnavailableError(60, error);
  if (mongoAway.test(error.name ?? '')) return new UnavailableError(1, error);
  if (error.validation) {
    // An address that can't name anything names nothing.
    if (error.validationContext === 'params') return new NotFoundError();
    return new InvalidInputError(toFieldErrors(error.validation));
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || error.code === 'FST_UNDER_PRESSURE')
    return new UnavailableError(2);
  // The JSON parser's own errors; prototype poisoning is a SyntaxError of status 400.
  const poisoned = error.name === 'SyntaxError' && error.statusCode === 400;
  if (poisoned || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new UnreadableBodyError(error);
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return knownStatus(error.statusCode);
  }
  return null;
}

/** Any thrown thing → the one form of refusals (`@portal/contracts/rest/error`), and the headers that go with it. */
export function tellError(error: unknown): ToldError {
  const known = recognise((error ?? {}) as AnyError);
  if (known instanceof DomainError) return tellDomain(known);
  if (known !== null) return tell(known, messages[known], known === 503 ? { 'retry-after': '1' } : {});
  return { ...tell(500, messages[500]), unexpected: true };
}
