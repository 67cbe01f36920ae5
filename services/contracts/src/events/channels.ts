import type { StreamName } from '../streams.ts';
import {
  adminsEvents,
  credentialEvents,
  sessionsEvents,
  signingKeysEvents,
  userEvents,
  usernameEvents,
} from './auth.ts';
import { documentEvents, factEvents, placeEvents } from './content.ts';
import type { EventSchemas } from './event.ts';
import { commentEvents, postEvents, viewsEvents } from './posts.ts';
import { questionEvents } from './questions.ts';

/** Where the events of a kind of aggregate are, and which they are. `{name}` in a subject stands for one word of it. */
export interface EventChannel {
  stream: StreamName;
  subject: string;
  events: EventSchemas;
}

const fact = (subject: string, ...types: (keyof typeof factEvents)[]): EventChannel => ({
  stream: 'CONTENT',
  subject,
  events: Object.fromEntries(types.map((type) => [type, factEvents[type]])),
});

/** Every event that there is, by the subject that it is written to. KEYS is not here: it holds keys, not events. */
export const eventChannels: readonly EventChannel[] = [
  { stream: 'AUTH', subject: 'auth.user.{userId}', events: userEvents },
  { stream: 'AUTH', subject: 'auth.username.{usernameKey}', events: usernameEvents },
  { stream: 'AUTH', subject: 'auth.admins', events: adminsEvents },
  { stream: 'AUTH', subject: 'auth.signing-keys', events: signingKeysEvents },
  { stream: 'AUTH', subject: 'auth.sessions.{userId}', events: sessionsEvents },
  { stream: 'CREDENTIALS', subject: 'auth.credential.{userId}', events: credentialEvents },
  { stream: 'POSTS', subject: 'posts.post.{postId}', events: postEvents },
  { stream: 'POSTS', subject: 'posts.comment.{commentId}', events: commentEvents },
  { stream: 'POSTS', subject: 'posts.views', events: viewsEvents },
  { stream: 'QUESTIONS', subject: 'questions.question.{questionId}', events: questionEvents },
  fact('content.contacts', 'portal.contacts.changed.v1'),
  fact('content.hours', 'portal.hours.changed.v1'),
  fact('content.emergency', 'portal.emergency-numbers.changed.v1'),
  fact('content.links', 'portal.links.changed.v1'),
  fact('content.videos', 'portal.videos.changed.v1'),
  fact('content.sample', 'portal.sample.changed.v1'),
  fact('content.guide.{section}', 'portal.guide-map.changed.v1'),
  { stream: 'CONTENT', subject: 'content.place.{placeId}', events: placeEvents },
  { stream: 'CONTENT', subject: 'content.document.{page}', events: documentEvents },
];
