import type { StreamName } from '@portal/contracts/streams';

/** What a service may do with one stream of the log. */
export type Grant =
  /** Follow it and load single aggregates. */
  | { follow: StreamName }
  /** The same, and append to it. */
  | { append: StreamName }
  /** Erase single events of it for good: of a stream of secrets alone. */
  | { eraseFrom: StreamName }
  /** Look single keys up, such as those of users. */
  | { lookUpKeys: string }
  /** Make, look up and erase keys. */
  | { keepKeys: string }
  /** Put, read and erase the files of a bucket. */
  | { keepFiles: string };

export const serviceNames = ['gateway', 'auth', 'posts', 'questions', 'content'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Who may do what with the log. Everything else is refused by NATS, whatever a service's code tries. */
export const serviceAccess: Record<ServiceName, Grant[]> = {
  gateway: [
    { follow: 'AUTH' },
    { follow: 'POSTS' },
    { follow: 'QUESTIONS' },
    { follow: 'CONTENT' },
    { follow: 'FRONTENDS' },
  ],
  auth: [
    { append: 'AUTH' },
    { append: 'CREDENTIALS' },
    { eraseFrom: 'CREDENTIALS' },
    { keepKeys: 'keys.user.*' },
  ],
  posts: [{ follow: 'AUTH' }, { append: 'POSTS' }, { lookUpKeys: 'keys.user.*' }, { keepFiles: 'images' }],
  questions: [
    { follow: 'AUTH' },
    { append: 'QUESTIONS' },
    { keepKeys: 'keys.question.*' },
    { keepFiles: 'attachments' },
  ],
  content: [
    { follow: 'AUTH' },
    { append: 'CONTENT' },
    { lookUpKeys: 'keys.user.*' },
    { keepFiles: 'documents' },
  ],
};
