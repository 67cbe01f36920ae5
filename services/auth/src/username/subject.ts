import { createHmac } from 'node:crypto';

/**
 * The form in which names are compared: compatibility forms unified and case folded (Unicode, 3.13). Upper case first,
 * so that letters with several small forms (ß and ss, σ and ς) become one.
 */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** The name under which the log knows a user name: a keyed hash, so that the log does not tell who has an account. */
export function usernameKey(username: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(foldUsername(username)).digest('hex');
}

export const usernameSubject = (key: string) => `auth.username.${key}`;
