import { randomInt } from 'node:crypto';
import type { Administrator } from './parts.ts';
import type { LogState } from './provision.ts';
import type { Settings } from './settings.ts';

// Without the letters and digits that look alike, in groups that can be read aloud.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Who becomes the first administrator; null when there is one. */
export function firstAdmin(settings: Settings, { hasAdmin }: LogState): Administrator | null {
  if (hasAdmin) return null;
  const { adminUsername: username, adminPassword } = settings;
  return adminPassword
    ? { username, password: adminPassword, made: false }
    : { username, password: oneTimePassword(), made: true };
}

/** A random password of 98 bits, such as `k3xw9-abcde-…`. */
export function oneTimePassword(random: (below: number) => number = (below) => randomInt(below)): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[random(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
