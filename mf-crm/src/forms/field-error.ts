import type { FieldError } from '@portal/contracts/rest/error';

/** The sentence to show beside the field `name`. */
export function errorOf(errors: FieldError[], name: string): string | undefined {
  return errors.find(({ field }) => field === name)?.message;
}
