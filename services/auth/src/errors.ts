import { DomainError } from '@portal/service-kit/errors';

/** 409: somebody has this user name, or one that differs in letter case alone. */
export class NameTakenError extends DomainError {
  constructor() {
    const message = 'Это имя пользователя уже занято.';
    super('NAME_TAKEN', 409, message, { errors: [{ field: 'username', message }] });
  }
}

/** 401: one answer for an unknown name and a wrong password, so that nobody learns who has an account. */
export class WrongCredentialsError extends DomainError {
  constructor() {
    super('WRONG_CREDENTIALS', 401, 'Неверное имя пользователя или пароль.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
}

/** 400: the password that was given to confirm a change is not the account's. */
export class WrongPasswordError extends DomainError {
  /** @param field of the body that holds it */
  constructor(field: 'current' | 'password') {
    const message = 'Неверный пароль.';
    super('WRONG_PASSWORD', 400, message, { errors: [{ field, message }] });
  }
}

/** 400: whoever changes a password wants another one. */
export class SamePasswordError extends DomainError {
  constructor() {
    const message = 'Новый пароль совпадает с прежним. Придумайте другой.';
    super('SAME_PASSWORD', 400, message, { errors: [{ field: 'password', message }] });
  }
}

/** 409: without an administrator nobody could look after the portal any more. */
export class LastAdminError extends DomainError {
  constructor() {
    super(
      'LAST_ADMIN',
      409,
      'Это последний администратор. Сначала назначьте администратором кого-нибудь ещё.',
    );
  }
}

/** 404 */
export class UserNotFoundError extends DomainError {
  constructor() {
    super('USER_NOT_FOUND', 404, 'Пользователь не найден.');
  }
}

/** 429: too many wrong passwords for an account. */
export class TooManyFailedLoginsError extends DomainError {
  constructor(retryAfter: number) {
    super('TOO_MANY_FAILED_LOGINS', 429, 'Слишком много попыток входа. Попробуйте позже.', { retryAfter });
  }
}

/** 503: more passwords wait to be hashed than the machine can do soon. */
export class HashingBusyError extends DomainError {
  constructor() {
    super('HASHING_BUSY', 503, 'Сейчас слишком много желающих войти. Попробуйте через несколько секунд.', {
      retryAfter: 2,
    });
  }
}

/** The process can't start: a secret file is missing or broken. For the operator, hence in English. */
export class SecretFileError extends Error {
  readonly code = 'SECRET_FILE';

  constructor(path: string, problem: string, cause?: unknown) {
    super(`${path}: ${problem}`, { cause });
    this.name = 'SecretFileError';
  }
}
