/** What a simulator may sound like; the notes are in scores.ts. */
export type SoundName = 'door' | 'well' | 'unwell' | 'ticket' | 'paid' | 'ringing' | `key-${string}`;
