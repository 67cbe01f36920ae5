import { tags } from '../drops/tags.ts';
import type { PublicRead } from '../routing/api-routes.ts';
import type { Params } from '../routing/path.ts';

/** A read that every visitor gets the same answer to. */
export interface ReadRequest {
  kind: PublicRead;
  /** Who answers it. */
  service: 'posts' | 'content';
  /** Path and query in one spelling: what the service is asked, and what the answer is kept under. */
  key: string;
  /** What the answer is made from. */
  tags: readonly string[];
  /** The post that is being looked at. */
  postId?: string;
}

/** @returns null where the query is none that the service knows: it is handed on, for the service to judge */
export function readRequest(
  kind: PublicRead,
  path: string,
  search: string,
  params: Params,
): ReadRequest | null {
  if (kind === 'list') {
    const query = listQuery(search);
    return query === null ? null : { kind, service: 'posts', key: path + query, tags: [tags.list] };
  }
  // A query on any other read means nothing: it must not make a second copy of the answer.
  switch (kind) {
    case 'post': {
      const { id = '' } = params;
      return { kind, service: 'posts', key: path, tags: [tags.post(id)], postId: id };
    }
    case 'comments':
      return { kind, service: 'posts', key: path, tags: [tags.comments(params.postId ?? '')] };
    case 'content':
      return {
        kind,
        service: 'content',
        key: path,
        tags: [tags.content(path.slice('/api/content/'.length))],
      };
    case 'upload':
      return { kind, service: 'posts', key: path, tags: [tags.uploads] };
  }
}

/** `limit` and `before` in one order and spelling; null for anything else. */
function listQuery(search: string): string | null {
  if (search === '' || search === '?') return '';
  const query = new URLSearchParams(search);
  const limit = query.getAll('limit');
  const before = query.getAll('before');
  if (query.size !== limit.length + before.length || limit.length > 1 || before.length > 1) return null;
  if (
    limit.some((text) => !/^[1-9]\d{0,2}$/.test(text)) ||
    before.some((text) => !/^[\w-]{1,64}$/.test(text))
  ) {
    return null;
  }
  return `?${[...limit.map((text) => `limit=${text}`), ...before.map((text) => `before=${text}`)].join('&')}`;
}
