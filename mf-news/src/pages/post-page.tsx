import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { PageHeading } from '@portal/ui/heading';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { getPost } from '../api/posts.ts';
import { Awaited } from '../parts/awaited.tsx';
import { Comments } from '../parts/comments.tsx';
import { PostArticle } from '../parts/post-article.tsx';
import { useNewsSelector } from '../store/store.ts';

const MISSING = 'Новость не найдена.';
const crumbs = [{ title: 'Новости', path: '/news' }];

/** `/news/:id`: one post with its comments. Another address is another page, with nothing left of the one before. */
export function PostPage(mount: Mount) {
  const id = decodeURIComponent(mount.path.split('/')[2] ?? '');
  return <OnePost key={id} id={id} mount={mount} />;
}

function OnePost({ id, mount }: { id: string; mount: Mount }) {
  const { api, session, display } = mount;
  const [post, retry] = useLoaded((signal) => getPost(api, id, signal));
  // Whoever comes from a list knows the title already, so the page can say at once what it is.
  const listed = useNewsSelector(({ posts }) => posts.posts.find(({ _id }) => _id === id)?.title ?? '');
  const missing = post.state === 'failed' && (post.failure.status === 404 || post.failure.status === 400);
  usePage(mount, title(), crumbs);

  function title(): string {
    if (missing) return MISSING;
    if (post.state === 'ready') return post.value?.title ?? 'Новость';
    return post.state === 'failed' ? 'Новость' : listed;
  }

  return (
    <>
      <PageHeading>{title() || 'Новость'}</PageHeading>
      {post.state === 'loading' && <Awaited />}
      {post.state === 'failed' && !missing && <FailureAlert message={post.failure.message} onRetry={retry} />}
      {post.state === 'ready' && !post.value && <p>Данные не найдены.</p>}
      {post.state === 'ready' && post.value && (
        <>
          <PostArticle post={post.value} pictures={display.pictures} />
          {session.user?.role === 'admin' && (
            <p>
              <LinkButton kind="quiet" href={`/crm/EditPostPage?id=${encodeURIComponent(id)}`}>
                Изменить новость
              </LinkButton>
            </p>
          )}
          <Comments postId={id} mount={mount} />
        </>
      )}
      <p>
        <a href="/news">Все новости</a>
      </p>
    </>
  );
}
