import type { Post } from '@portal/contracts/rest/post';
import type { Display } from '@portal/contracts/web/mount';
import { CalendarDate } from '@portal/ui/calendar-date';
import { List } from '@portal/ui/list';
import { paragraphs } from '@portal/ui/paragraphs';
import { Tag } from '@portal/ui/tag';
import { plural } from '../text/plural.ts';
import styles from './post-article.module.css';
import { PostPicture } from './post-picture.tsx';

interface PostArticleProps {
  post: Post;
  pictures: Display['pictures'];
}

/** All of a post but its title, which is the page's heading. */
export function PostArticle({ post, pictures }: PostArticleProps) {
  return (
    <article className={styles.article} aria-label={post.title}>
      <p className={styles.facts}>
        <CalendarDate at={post.createdAt} />
        {post.username && <span>Автор: {post.username}</span>}
        <span>
          {post.views} {plural(post.views, ['просмотр', 'просмотра', 'просмотров'])}
        </span>
      </p>
      {post.tags.length > 0 && (
        <List className={styles.tags} aria-label="Темы">
          {post.tags.map(({ name, color }) => (
            <li key={name + color}>
              <Tag color={color}>{name}</Tag>
            </li>
          ))}
        </List>
      )}
      {post.imgUrl && (
        <div className={styles.picture}>
          <PostPicture post={post} pictures={pictures} eager />
        </div>
      )}
      {paragraphs(post.text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their places
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </article>
  );
}
