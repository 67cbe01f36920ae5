import type { FieldError } from '@portal/contracts/rest/error';
import type { ApiError } from '@portal/contracts/web/mount';

/** A call that brought no good answer; see ApiError of the mount contract. */
export class ApiCallError extends Error implements ApiError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: FieldError[];

  constructor(status: number, message: string, fields: FieldError[] = []) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** SPEC.md section 8, generic fetch failure. */
export function failureText(error: unknown): string {
  const message = error instanceof Error && error.name === 'ApiError' ? error.message : '';
  return message ? `Ошибка: ${message}` : 'Что-то пошло не так';
}
