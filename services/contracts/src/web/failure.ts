import type { FieldError } from '../rest/error.ts';
import type { ApiError } from './mount.ts';

/** What is left of a failed call once it is told to the visitor or kept in the store. */
export interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's own words, in Russian; '' when it gave none. */
  message: string;
  /** What was wrong with single fields. */
  fields: FieldError[];
}

/** Takes anything a promise can reject with; what is no ApiError has no words fit for a visitor. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return { status: 0, message: '', fields: [] };
  return { status: error.status, message: error.message, fields: error.fields };
}

/** By name, not by class: an area is compiled apart from the shell that makes the error. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
