import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { useId } from 'react';
import { usePosts } from '../hooks/use-posts.ts';
import { NewsList } from '../parts/news-list.tsx';
import { PostGrid } from '../parts/post-grid.tsx';

/** SPEC.md section 9: the home page shows 3 news. */
const LATEST = 3;

/** The home page's block of news. */
export function LatestNews({ api, display }: Mount) {
  const news = usePosts(api, LATEST);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Новости</h2>
      <NewsList {...news}>
        <PostGrid posts={news.posts.slice(0, LATEST)} level={3} pictures={display.pictures} />
      </NewsList>
      <LinkButton href="/news">Читать еще</LinkButton>
    </section>
  );
}
