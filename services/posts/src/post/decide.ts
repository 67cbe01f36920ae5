import { isDeepStrictEqual } from 'node:util';
import type { PostEvent } from '@portal/contracts/events/posts';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { PostGoneError, PostNotFoundError, PostVersionError } from '../errors.ts';
import { absent, evolve, type PostContent, type PostState } from './events.ts';

export type PostCommand =
  | { kind: 'publish'; postId: string; authorId: string; content: PostContent }
  | {
      kind: 'edit';
      postId: string;
      editorId: string;
      changes: Partial<PostContent>;
      /** The version that the editor has read (If-Match); absent: the last edit wins. */
      expectedVersion?: number;
    }
  | { kind: 'delete'; postId: string; editorId: string }
  | {
      kind: 'restore';
      postId: string;
      editorId: string;
      /** Looked up before: whether the post was deleted so lately that its deletion can be undone. */
      inTime: boolean;
    };

/**
 * What a command makes of a post. An edit that changes nothing makes no event, nor does undoing a deletion twice.
 *
 * @throws {PostNotFoundError} the post was never published or is deleted
 * @throws {PostGoneError} it was deleted too long ago to be restored
 * @throws {PostVersionError} `expectedVersion` is not the post's version
 * @throws {IdempotencyConflictError} the id is taken: ids only ever meet through a reused Idempotency-Key
 */
export function decide(command: PostCommand, state: PostState): PostEvent[] {
  switch (command.kind) {
    case 'publish': {
      if (state.status !== 'absent') throw new IdempotencyConflictError();
      const { postId, authorId, content } = command;
      return [{ type: 'portal.post.published.v1', data: { postId, authorId, ...content } }];
    }
    case 'edit': {
      if (state.status !== 'published') throw new PostNotFoundError();
      const { postId, editorId, expectedVersion } = command;
      if (expectedVersion !== undefined && expectedVersion !== state.version) throw new PostVersionError();
      const changes = changed(state.content, command.changes);
      if (Object.keys(changes).length === 0) return [];
      return [{ type: 'portal.post.edited.v1', data: { postId, editorId, ...changes } }];
    }
    case 'delete': {
      if (state.status !== 'published') throw new PostNotFoundError();
      return [
        { type: 'portal.post.deleted.v1', data: { postId: command.postId, editorId: command.editorId } },
      ];
    }
    case 'restore': {
      if (state.status === 'absent') throw new PostNotFoundError();
      if (state.status === 'published') return [];
      if (!command.inTime) throw new PostGoneError();
      const { postId, editorId } = command;
      return [{ type: 'portal.post.restored.v1', data: { postId, editorId } }];
    }
  }
}

function changed(content: PostContent, changes: Partial<PostContent>): Partial<PostContent> {
  const entries = Object.entries(changes) as [keyof PostContent, unknown][];
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, content[field])),
  );
}

export const postDecider: Decider<PostCommand, PostEvent, PostState> = {
  decide,
  evolve,
  initial: () => absent,
};
