import type { Post } from '@portal/contracts/rest/post';
import { useId } from 'react';
import { plural } from '../text/plural.ts';
import styles from './popular-news.module.css';

/** The posts that were opened most often: the server sends at most three. */
export function PopularNews({ posts }: { posts: Post[] }) {
  const headingId = useId();
  return (
    <aside className={styles.popular} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        Популярные новости:
      </h2>
      {posts.length === 0 && <p>Новостей не найдены.</p>}
      <ol className={styles.list}>
        {posts.map(({ _id, title, views }) => (
          <li key={_id}>
            <a className={styles.link} href={`/news/${_id}`}>
              {title}
            </a>
            {views > 0 && (
              <span className={styles.views}>
                {views} {plural(views, ['просмотр', 'просмотра', 'просмотров'])}
              </span>
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}
