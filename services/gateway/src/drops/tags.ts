/** What public answers are made from, one word for each thing that can change. */
export const tags = {
  /** Every list of posts: the whole one and every page of it, with the popular ones. */
  list: 'list',
  post: (id: string) => `post:${id}`,
  comments: (postId: string) => `comments:${postId}`,
  /** Pictures: their bytes never change, but they can be taken away. */
  uploads: 'uploads',
  /** Answers in which a writer's name is still missing. */
  unnamed: 'unnamed',
};
