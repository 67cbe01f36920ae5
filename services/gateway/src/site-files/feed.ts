import type { Post, PostList } from '@portal/contracts/rest/post';
import { portalName } from '@portal/contracts/web/pages';
import { paragraphs, summary } from '../pages/contents/words.ts';
import { type Html, html } from '../pages/html.ts';
import type { SiteFile } from './site-file.ts';

const ENTRIES = 20;

/** /feed.atom: the latest news (RFC 4287). */
export const feed: SiteFile = {
  contentType: 'application/atom+xml; charset=utf-8',
  async make({ sources, origin }) {
    const list = await sources.get<PostList>(`/api/posts?limit=${ENTRIES}`);
    const posts = list?.posts ?? [];
    const updated =
      posts
        .map((post) => post.updatedAt)
        .toSorted()
        .at(-1) ?? NEVER;
    return `<?xml version="1.0" encoding="UTF-8"?>\n${
      html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">
<id>${origin}/news</id>
<title>${`Новости — ${portalName}`}</title>
<updated>${updated}</updated>
<author><name>${portalName}</name></author>
<link rel="self" type="application/atom+xml" href="${origin}/feed.atom"/>
<link rel="alternate" type="text/html" href="${origin}/news"/>
${posts.map((post) => entry(post, origin))}</feed>
`.text
    }`;
  },
};

/** RFC 4287 wants an instant also of a feed in which there is nothing yet. */
const NEVER = '1970-01-01T00:00:00.000Z';

function entry(post: Post, origin: string): Html {
  const address = `${origin}/news/${encodeURIComponent(post._id)}`;
  const content = paragraphs(legal(post.text)).map(({ text }) => text);
  return html`<entry>
<id>${address}</id>
<title>${legal(post.title)}</title>
<published>${post.createdAt}</published>
<updated>${post.updatedAt}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
<summary>${summary(legal(post.text))}</summary>
<content type="html">${content.join('')}</content>
</entry>
`;
}

/** Characters that XML 1.0 can't hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const legal = (text: string) => text.replace(illegal, '');
