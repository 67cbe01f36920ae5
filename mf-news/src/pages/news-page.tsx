import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { usePosts } from '../hooks/use-posts.ts';
import { NewsList } from '../parts/news-list.tsx';
import { OlderNews } from '../parts/older-news.tsx';
import { PopularNews } from '../parts/popular-news.tsx';
import { PostGrid } from '../parts/post-grid.tsx';
import styles from './news-page.module.css';

/** Posts a page: divides by 2, 3 and 4 columns, and a phone on a slow line shows them within a second or two. */
const PAGE = 24;

/** `/news`: all posts, newest first, and the popular ones. */
export function NewsPage(mount: Mount) {
  const { api, announce, display } = mount;
  const news = usePosts(api, PAGE);
  usePage(mount, 'Новости');
  return (
    <>
      <PageHeading>Новости</PageHeading>
      <NewsList {...news}>
        <div className={styles.columns}>
          <div className={styles.all}>
            <PostGrid posts={news.posts} level={2} pictures={display.pictures} />
            <OlderNews api={api} announce={announce} limit={PAGE} />
          </div>
          <PopularNews posts={news.popularPosts} />
        </div>
      </NewsList>
    </>
  );
}
