import type { Post, PostList } from '@portal/contracts/rest/post';
import { type Html, html, nothing } from '../html.ts';
import type { PageContent } from '../page-content.ts';
import type { Sources } from '../sources.ts';
import { cut, dateTime } from './words.ts';

/** As many as mf-news asks for first, so that its first question is answered by the page. */
const PAGE = 24;
const LATEST = 3;
/** SPEC.md section 9. */
const TITLE = 35;
const TEXT = 150;

/** `/news`, and further back `/news?before=<id>`. */
export async function newsPage(sources: Sources, search: URLSearchParams): Promise<PageContent> {
  const before = search.get('before');
  const target = before
    ? `/api/posts?limit=${PAGE}&before=${encodeURIComponent(before)}`
    : `/api/posts?limit=${PAGE}`;
  const list = await sources.get<PostList>(target);
  const posts = list?.posts ?? [];
  const oldest = posts.length === PAGE ? posts.at(-1) : undefined;
  return {
    ...(before && list && { canonical: `/news?before=${encodeURIComponent(before)}` }),
    ...(list && { answers: { [target]: list } }),
    html: html`<h1>Новости</h1>
${posts.length === 0 ? html`<p>Новостей не найдены.</p>` : posts.map((post) => entry(post, 2))}
${oldest ? html`<p><a href="/news?before=${encodeURIComponent(oldest._id)}">Более ранние новости</a></p>` : nothing}
${popular(list?.popularPosts ?? [])}`,
  };
}

/** The home page's block of news. */
export async function latestNews(sources: Sources): Promise<PageContent> {
  const target = `/api/posts?limit=${LATEST}`;
  const list = await sources.get<PostList>(target);
  const posts = list?.posts.slice(0, LATEST) ?? [];
  return {
    ...(list && { answers: { [target]: list } }),
    fragments: {
      'mf-news latest': html`<section><h2>Новости</h2>
${posts.length === 0 ? html`<p>Новостей не найдены.</p>` : posts.map((post) => entry(post, 3))}
<p><a href="/news">Читать еще</a></p></section>`,
    },
  };
}

function entry(post: Post, level: 2 | 3): Html {
  const title = html`<a href="/news/${encodeURIComponent(post._id)}">${cut(post.title, TITLE)}</a>`;
  return html`<article>${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
<p>${dateTime(post.createdAt)}</p><p>${cut(post.text, TEXT)}</p></article>
`;
}

function popular(posts: Post[]): Html {
  if (posts.length === 0) return nothing;
  const items = posts.map(
    ({ _id, title }) => html`<li><a href="/news/${encodeURIComponent(_id)}">${cut(title, TITLE)}</a></li>`,
  );
  return html`<section><h2>Популярные новости:</h2><ul>${items}</ul></section>`;
}
