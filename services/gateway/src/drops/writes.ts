import type { Sequences } from '@portal/contracts/sequences';
import type { Drop } from '../memory/floors.ts';
import { tags } from './tags.ts';

/**
 * What a write changes in public answers, known from its answer alone: its writer may read before the event arrives.
 * @param route method and pattern, such as 'PUT /api/posts/:id'
 * @param seen how far the service had come when it answered: its own append is in it
 */
export function dropsOfWrite(
  route: string,
  params: Readonly<Record<string, string>>,
  seen: Sequences,
): Drop[] {
  if (seen.CONTENT !== undefined) {
    return [{ stream: 'CONTENT', sequence: seen.CONTENT, tags: touchedInContent(route, params) }];
  }
  if (seen.POSTS === undefined) return [];
  return [{ stream: 'POSTS', sequence: seen.POSTS, tags: touchedBy(route, params) }];
}

function touchedInContent(route: string, { page = '' }: Readonly<Record<string, string>>): Drop['tags'] {
  const [, name = ''] = /^[A-Z]+ \/api\/content\/([a-z]+)/.exec(route) ?? [];
  switch (name) {
    case 'contacts':
    case 'hours':
    case 'emergency':
    case 'links':
    case 'sample':
      return [tags.content('facts')];
    case 'videos':
      return [tags.content('videos')];
    case 'guide':
    case 'places':
      return [tags.content('guide')];
    case 'documents':
      return [tags.content('documents'), tags.content(`documents/${page}`)];
    default:
      return 'everything';
  }
}

function touchedBy(route: string, { id = '', postId = '' }: Readonly<Record<string, string>>): Drop['tags'] {
  switch (route) {
    case 'POST /api/posts':
      return [tags.list];
    case 'PUT /api/posts/:id':
      return [tags.list, tags.post(id)];
    case 'DELETE /api/posts/:id':
    case 'POST /api/posts/:id/restore':
      return [tags.list, tags.post(id), tags.comments(id)];
    case 'POST /api/comments/:postId':
    case 'PUT /api/comments/:postId/:commentId':
    case 'DELETE /api/comments/:postId/:commentId':
      return [tags.list, tags.post(postId), tags.comments(postId)];
    default:
      return 'everything';
  }
}
