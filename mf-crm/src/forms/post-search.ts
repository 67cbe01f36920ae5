import type { Post } from '@portal/contracts/rest/post';

/** Letter case and the dots of ё make no difference to who looks for a word. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Posts that hold every word of the query, in the title, the text, a tag or the author's name; all of them for an empty query. */
export function matching(posts: Post[], query: string): Post[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return posts;
  return posts.filter(({ title, text, tags, username }) => {
    const held = plain([title, text, username, ...tags.map(({ name }) => name)].join('\n'));
    return words.every((word) => held.includes(word));
  });
}
