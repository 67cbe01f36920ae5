/** What public answers are made from, one word for each thing that can change. */
export const tags = {
  /** Every list of posts: the whole one and every page of it, with the popular ones. */
  list: 'list',
  post: (id: string) => `post:${id}`,
  comments: (postId: string) => `comments:${postId}`,
  /** Pictures: no event changes the bytes under a name, but posts sweeps out those that nothing shows any more. */
  uploads: 'uploads',
  /** What the centre says of itself, by what it is read under: 'facts', 'guide', 'documents/<page>', … */
  content: (name: string) => `content:${name}`,
  /** Answers in which a writer's name is still missing. */
  unnamed: 'unnamed',
};
