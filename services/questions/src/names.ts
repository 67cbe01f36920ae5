/** Every `event` of the log that questions writes, in one place. */
export const logEvents = {
  leftoversErased: 'leftovers-erased',
  leftoversNotErased: 'leftovers-not-erased',
} as const;
