import type { Post } from '@portal/contracts/rest/post';
import type { Display } from '@portal/contracts/web/mount';
import { CalendarDate } from '@portal/ui/calendar-date';
import { Card } from '@portal/ui/card';
import { cut } from '@portal/ui/cut';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { PostPicture } from './post-picture.tsx';

/** SPEC.md section 9, in characters. */
const TITLE = 35;
const TEXT = 150;

interface PostCardProps {
  post: Post;
  level: 2 | 3;
  pictures: Display['pictures'];
}

/** A post in a list: its beginning, and one link to the whole of it. */
export function PostCard({ post, level, pictures }: PostCardProps) {
  return (
    <Card
      title={<Title whole={post.title} />}
      level={level}
      href={`/news/${post._id}`}
      picture={<PostPicture post={post} pictures={pictures} />}
      meta={<CalendarDate at={post.createdAt} />}
    >
      <p>{cut(post.text, TEXT)}</p>
    </Card>
  );
}

/** Who listens to the page hears the whole title: the link's name says where it leads, and half a word would not. */
function Title({ whole }: { whole: string }) {
  const shown = cut(whole, TITLE);
  if (shown === whole) return whole;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}
