/** One stream per service: its name in JetStream and the subjects it holds. A subject is literal, one aggregate each. */
export const streams = {
  AUTH: {
    account: 'EVENTS',
    subjects: ['auth.user.*', 'auth.username.*', 'auth.admins', 'auth.signing-keys', 'auth.sessions.*'],
  },
  POSTS: { account: 'EVENTS', subjects: ['posts.post.*', 'posts.comment.*', 'posts.views'] },
  QUESTIONS: { account: 'EVENTS', subjects: ['questions.>'] },
  CONTENT: { account: 'EVENTS', subjects: ['content.>'] },
  FRONTENDS: { account: 'EVENTS', subjects: ['frontends.area.*'] },
  /** Keys of personal data: erased to forget. Not in the log's backups. */
  KEYS: { account: 'VAULT', subjects: ['keys.user.*', 'keys.question.*'] },
  /** Password hashes: no other service can read this account. */
  CREDENTIALS: { account: 'AUTH_PRIVATE', subjects: ['auth.credential.*'] },
} as const;

export type StreamName = keyof typeof streams;
export type Account = (typeof streams)[StreamName]['account'];
