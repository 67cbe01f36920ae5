import type { Post } from '@portal/contracts/rest/post';
import type { Display } from '@portal/contracts/web/mount';
import { Picture } from '@portal/ui/picture';
import { NewsDrawing } from './news-drawing.tsx';

interface PostPictureProps {
  post: Pick<Post, '_id' | 'imgUrl' | 'imgAlt'>;
  pictures: Display['pictures'];
  /** The first thing of its page, to be asked for at once. */
  eager?: boolean;
}

/** The picture of a post, or a drawing when it has none. */
export function PostPicture({ post, pictures, eager = false }: PostPictureProps) {
  return (
    <Picture
      src={post.imgUrl && `/api/uploads/${encodeURIComponent(post.imgUrl)}`}
      alt={post.imgAlt}
      pictures={pictures}
      placeholder={<NewsDrawing of={post._id} />}
      eager={eager}
    />
  );
}
