import { FailureAlert } from '@portal/ui/failure-alert';
import type { ReactNode } from 'react';
import type { PostsState } from '../store/posts.ts';
import { Awaited } from './awaited.tsx';

interface NewsListProps extends Pick<PostsState, 'posts' | 'known' | 'failure'> {
  retry: () => void;
  /** The posts, once there are any. */
  children: ReactNode;
}

/** What stands in the place of a list of news: the posts, or why there are none. */
export function NewsList({ posts, known, failure, retry, children }: NewsListProps) {
  if (failure && posts.length === 0) return <FailureAlert message={failure.message} onRetry={retry} />;
  if (!known) return <Awaited />;
  if (posts.length === 0) return <p>Новостей не найдены.</p>;
  return children;
}
