import type { SoundName } from './sounds.ts';

export interface Note {
  /** Frequencies that sound together. */
  hertz: readonly number[];
  /** Seconds from the beginning, and how long. */
  at: number;
  length: number;
  /** Loudness from 0 to 1. */
  gain?: number;
}

export type Score = readonly Note[];

const chime = (hertz: number, at: number, length = 0.35): Note => ({ hertz: [hertz], at, length });

/** Column and row tones of a telephone's keys (ITU-T Q.23). */
const columns = [1209, 1336, 1477];
const rows = [697, 770, 852, 941];

/** @param digit '0' to '9' */
export function keyTones(digit: string): [row: number, column: number] {
  const place = digit === '0' ? 10 : Number(digit) - 1;
  return [rows[Math.floor(place / 3)]!, columns[place % 3]!];
}

const scores: Record<Exclude<SoundName, `key-${string}`>, Score> = {
  door: [chime(523, 0), chime(659, 0.16)],
  well: [chime(523, 0), chime(659, 0.15), chime(784, 0.3), chime(1047, 0.45, 0.6)],
  unwell: [chime(523, 0), chime(466, 0.25), chime(392, 0.5, 0.5)],
  ticket: [chime(880, 0, 0.15), chime(1175, 0.15, 0.3)],
  paid: [chime(988, 0, 0.12), chime(1319, 0.12, 0.45)],
  // the tone that a caller in Belarus hears while it rings, 425 Hz, more often than in life
  ringing: [0, 2].map((at) => ({ hertz: [425], at, length: 1, gain: 0.12 })),
};

export function scoreOf(name: SoundName): Score {
  if (!name.startsWith('key-')) return scores[name as keyof typeof scores];
  return [{ hertz: keyTones(name.slice('key-'.length)), at: 0, length: 0.16, gain: 0.1 }];
}
