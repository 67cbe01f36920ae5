import type { Post, PostList } from '@portal/contracts/rest/post';
import type { Names } from '@portal/service-kit/users/names';
import type { PostComments } from '../read-models/comments/post-comments.ts';
import type { Tally } from '../read-models/news-list/documents.ts';
import type { NewsList } from '../read-models/news-list/news-list.ts';
import { newTally } from '../read-models/news-list/tally.ts';
import type { Written } from './commands.ts';
import type { WrittenPost } from './history.ts';

/** A post with what visitors have done with it. */
type CountedPost = WrittenPost & { tally: Tally };

interface Sources {
  newsList: NewsList;
  comments: PostComments;
  names: Names;
}

/** Posts as REST clients see them (`@portal/contracts/rest/post`), put together from the read models. */
export class PostAnswers {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Null when it is not there. */
  async one(id: string): Promise<Post | null> {
    const post = await this.#sources.newsList.post(id);
    return post && (await this.#tell([post]))[0]!;
  }

  /** Null when `before` was never a post. */
  async list(request: { limit?: number; before?: string }): Promise<PostList | null> {
    const { newsList } = this.#sources;
    const [posts, popular] = await Promise.all([newsList.posts(request), newsList.popular()]);
    if (!posts) return null;
    const told = await this.#tell([...posts, ...popular]);
    return { posts: told.slice(0, posts.length), popularPosts: told.slice(posts.length) };
  }

  /**
   * A post as a write has left it. The write is on disk, so this never fails: what the read models can't tell now (views,
   * ids of comments, the author's name) is left empty.
   *
   * @param counted what visitors had done with it, when the write has made that go away
   */
  async written({ post }: Written, counted?: Tally): Promise<Post> {
    const tally = counted ?? (await this.tally(post.id)) ?? newTally(post.order);
    const [told] = await this.#tell([{ ...post, tally }]).catch(() => []);
    return told ?? toPost({ ...post, tally }, '', tally.firstComments);
  }

  /** What visitors have done with a post; undefined when nobody can tell now. */
  async tally(id: string): Promise<Tally | undefined> {
    const post = await this.#sources.newsList.post(id).catch(() => null);
    return post?.tally;
  }

  async #tell(posts: CountedPost[]): Promise<Post[]> {
    const [names, comments] = await Promise.all([
      this.#sources.names.of(posts.map(({ authorId }) => authorId)),
      Promise.all(posts.map((post) => this.#commentIds(post))),
    ]);
    return posts.map((post, i) => toPost(post, names.get(post.authorId) ?? '', comments[i]!));
  }

  async #commentIds({ id, tally }: CountedPost): Promise<string[]> {
    if (tally.comments === tally.firstComments.length) return tally.firstComments;
    const comments = await this.#sources.comments.of(id);
    return comments?.map((comment) => comment.id) ?? tally.firstComments;
  }
}

function toPost(post: CountedPost, username: string, comments: string[]): Post {
  const { id, title, text, image, imgAlt, tags, createdAt, updatedAt, version, tally } = post;
  return {
    ...{ _id: id, title, text, imgUrl: image?.name ?? null, imgAlt, username },
    ...{ views: tally.views, comments, tags, createdAt, updatedAt, version },
  };
}
