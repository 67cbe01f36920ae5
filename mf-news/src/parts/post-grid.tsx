import type { Post } from '@portal/contracts/rest/post';
import type { Display } from '@portal/contracts/web/mount';
import { List } from '@portal/ui/list';
import { PostCard } from './post-card.tsx';
import styles from './post-grid.module.css';

interface PostGridProps {
  posts: Post[];
  /** Level of the cards' headings in their place on the page. */
  level: 2 | 3;
  pictures: Display['pictures'];
}

/** Post cards, as many beside each other as the place has room for. */
export function PostGrid({ posts, level, pictures }: PostGridProps) {
  return (
    <List className={styles.grid}>
      {posts.map((post) => (
        <li key={post._id} data-post={post._id}>
          <PostCard post={post} level={level} pictures={pictures} />
        </li>
      ))}
    </List>
  );
}
