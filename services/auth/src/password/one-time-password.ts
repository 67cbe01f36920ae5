import { randomInt } from 'node:crypto';

// Without the letters and digits that look alike, in groups that can be read aloud.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of 98 bits, such as `k3xw9-abcde-…`, to be told once and to be changed by whoever gets it. */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
