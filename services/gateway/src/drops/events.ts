import type {
  AdminsEvent,
  SessionsEvent,
  SigningKeysEvent,
  UserEvent,
  UsernameEvent,
} from '@portal/contracts/events/auth';
import type { ContentEvent } from '@portal/contracts/events/content';
import type { CommentEvent, PostEvent, ViewsEvent } from '@portal/contracts/events/posts';
import type { Recorded } from '@portal/event-store/log';
import type { Drop } from '../memory/floors.ts';
import { tags } from './tags.ts';

type Touched = Drop['tags'];

/** What a post shows of itself in a list: its own fields, its views and the ids of its comments. */
const post = (id: string) => [tags.list, tags.post(id)];

const touchedByPosts: {
  [T in (PostEvent | CommentEvent | ViewsEvent)['type']]: (
    data: Extract<PostEvent | CommentEvent | ViewsEvent, { type: T }>['data'],
  ) => Touched;
} = {
  'portal.post.published.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
  'portal.post.edited.v1': ({ postId }) => post(postId),
  'portal.post.deleted.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
  'portal.post.restored.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
  'portal.posts.viewed.v1': ({ views }) => [tags.list, ...Object.keys(views).map(tags.post)],
  'portal.comment.written.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
  'portal.comment.deleted.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
  'portal.comment.hidden.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
  'portal.comment.shown.v1': ({ postId }) => [...post(postId), tags.comments(postId)],
};

const facts = (): Touched => [tags.content('facts')];
const guide = (): Touched => [tags.content('guide')];
const document = ({ page }: { page: string }): Touched => [
  tags.content('documents'),
  tags.content(`documents/${page}`),
];

const touchedByContent: {
  [T in ContentEvent['type']]: (data: Extract<ContentEvent, { type: T }>['data']) => Touched;
} = {
  'portal.contacts.changed.v1': facts,
  'portal.hours.changed.v1': facts,
  'portal.emergency-numbers.changed.v1': facts,
  'portal.links.changed.v1': facts,
  'portal.sample.changed.v1': facts,
  'portal.videos.changed.v1': () => [tags.content('videos')],
  'portal.guide-map.changed.v1': guide,
  'portal.place.added.v1': guide,
  'portal.place.changed.v1': guide,
  'portal.place.removed.v1': guide,
  'portal.document.published.v1': document,
  'portal.document.withdrawn.v1': document,
};

const nothing = (): Touched => [];

const touchedByAuth: {
  [T in (UserEvent | UsernameEvent | AdminsEvent | SigningKeysEvent | SessionsEvent)['type']]: () => Touched;
} = {
  // A service may have made an answer before it had heard the name of who wrote there.
  'portal.user.registered.v1': () => [tags.unnamed],
  // Their name may stand under any post and comment.
  'portal.user.leaving.v1': () => 'everything',
  'portal.user.deleted.v1': () => 'everything',
  'portal.sessions.ended.v1': nothing,
  'portal.session.ended.v1': nothing,
  'portal.username.reserved.v1': nothing,
  'portal.username.released.v1': nothing,
  'portal.admin.granted.v1': nothing,
  'portal.admin.withdrawn.v1': nothing,
  'portal.signing-keys.published.v1': nothing,
};

const touched = new Map(Object.entries({ ...touchedByPosts, ...touchedByContent, ...touchedByAuth })) as Map<
  string,
  (data: unknown) => Touched
>;

const VIEWED = 'portal.posts.viewed.v1' satisfies ViewsEvent['type'];

/** What an event changes in public answers. An event of a kind that the gateway does not know changes everything. */
export function dropOf(stream: Drop['stream'], { type, data, sequence }: Recorded): Drop {
  const tags = touched.get(type)?.(data) ?? 'everything';
  return type === VIEWED ? { stream, sequence, tags, fades: true } : { stream, sequence, tags };
}
