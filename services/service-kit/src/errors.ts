import type { FieldError } from '@portal/contracts/rest/error';
import { messages } from './statuses.ts';

interface Details {
  /** Field errors to show beside the message. */
  errors?: FieldError[];
  /** Seconds after which another try makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** More headers of the answer, such as Allow. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * A refusal that the client is told about: services extend it, deciders throw it. `message` is Russian and fit to
 * show; `code` is for programs and logs.
 */
export class DomainError extends Error {
  readonly code: string;
  readonly statusCode: number;
  readonly details: Details;

  constructor(code: string, statusCode: number, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = new.target.name;
    this.code = code;
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** 400: what was sent is not what the route takes. */
export class InvalidInputError extends DomainError {
  constructor(errors: FieldError[] = [], message: string = messages[400]) {
    super('INVALID_INPUT', 400, message, { errors });
  }
}

/** 400: the body breaks the rules of its own format (JSON, multipart). */
export class UnreadableBodyError extends DomainError {
  constructor(cause?: unknown) {
    super('UNREADABLE_BODY', 400, 'Запрос не удалось прочитать.', { cause });
  }
}

/** 401: nobody is signed in, or the token is not (or no longer) good. */
export class UnauthenticatedError extends DomainError {
  constructor(message: string = messages[401], cause?: unknown) {
    super('UNAUTHENTICATED', 401, message, { headers: { 'www-authenticate': 'Bearer' }, cause });
  }
}

/** 401: the token was good, but its time is over, or the session was ended. */
export class SessionEndedError extends UnauthenticatedError {
  constructor(cause?: unknown) {
    super('Время сеанса закончилось. Войдите снова.', cause);
  }
}

/** 403: signed in with a password that somebody else has made up, and that must be changed first. */
export class PasswordChangeNeededError extends DomainError {
  constructor() {
    super('PASSWORD_CHANGE_NEEDED', 403, 'Сначала замените одноразовый пароль своим.');
  }
}

/** 403: signed in, but not allowed. */
export class ForbiddenError extends DomainError {
  constructor(message: string = messages[403]) {
    super('FORBIDDEN', 403, message);
  }
}

/** 404 */
export class NotFoundError extends DomainError {
  constructor(message: string = messages[404]) {
    super('NOT_FOUND', 404, message);
  }
}

/** 405: the address exists, but not with this method. */
export class MethodNotAllowedError extends DomainError {
  constructor(allowed: string[]) {
    super('METHOD_NOT_ALLOWED', 405, messages[405], { headers: { allow: allowed.join(', ') } });
  }
}

/** 409: the Idempotency-Key was used before, with another body. */
export class IdempotencyConflictError extends DomainError {
  constructor() {
    super('IDEMPOTENCY_CONFLICT', 409, 'Этот запрос уже был отправлен с другими данными.');
  }
}

/** 413: a file or a form is larger than the route takes. */
export class TooLargeError extends DomainError {
  constructor(message: string = messages[413], cause?: unknown) {
    super('TOO_LARGE', 413, message, { cause });
  }
}

/** 415: the body is of a kind that the route does not take. */
export class UnsupportedTypeError extends DomainError {
  constructor(message: string = messages[415]) {
    super('UNSUPPORTED_TYPE', 415, message);
  }
}

/** 429: try again after `retryAfter` seconds. */
export class TooManyRequestsError extends DomainError {
  constructor(retryAfter: number, message: string = messages[429]) {
    super('TOO_MANY_REQUESTS', 429, message, { retryAfter });
  }
}

/** 503: a part that this needs can't be reached now, or is behind; try again after `retryAfter` seconds. */
export class UnavailableError extends DomainError {
  constructor(retryAfter = 1, cause?: unknown) {
    super('UNAVAILABLE', 503, messages[503], { retryAfter, cause });
  }
}

/** The process can't start: its environment is wrong. For the operator, hence in English. */
export class EnvironmentError extends Error {
  readonly code = 'ENVIRONMENT';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join(' '));
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

/** A mistake of the programmer: a route that does not say who may use it. */
export class RouteWithoutAccessError extends Error {
  readonly code = 'ROUTE_WITHOUT_ACCESS';

  constructor(method: string, path: string) {
    super(`Route ${method} ${path} does not say who may use it: set config.access.`);
    this.name = 'RouteWithoutAccessError';
  }
}
