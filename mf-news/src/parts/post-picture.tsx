import type { Post } from '@portal/contracts/rest/post';
import type { Display } from '@portal/contracts/web/mount';
import { Picture } from '@portal/ui/picture';
import { NewsDrawing } from './news-drawing.tsx';

interface PostPictureProps {
  post: Pick<Post, '_id' | 'imgUrl' | 'imgAlt'>;
  pictures: Display['pictures'];
  /** As large as the page and in the picture's own shape, instead of a card's. */
  whole?: boolean;
}

/** The picture of a post, or a drawing when it has none. */
export function PostPicture({ post, pictures, whole = false }: PostPictureProps) {
  return (
    <Picture
      src={post.imgUrl && `/api/uploads/${encodeURIComponent(post.imgUrl)}`}
      alt={post.imgAlt}
      pictures={pictures}
      placeholder={<NewsDrawing of={post._id} />}
      ratio={whole ? 'auto' : '16 / 10'}
      eager={whole}
    />
  );
}
