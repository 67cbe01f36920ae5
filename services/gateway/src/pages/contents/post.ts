import type { Post } from '@portal/contracts/rest/post';
import { html, nothing } from '../html.ts';
import type { PageContent } from '../page-content.ts';
import type { Sources } from '../sources.ts';
import { dateTime, paragraphs, picture, pictureOf, summary } from './words.ts';

const MISSING = 'Новость не найдена.';

/** `/news/:id`. A post that there is not is a page that there is not. */
export async function postPage(sources: Sources, id: string): Promise<PageContent> {
  const target = `/api/posts/${id}`;
  const post = await sources.get<Post>(target);
  if (!post) {
    return { status: 404, title: MISSING, html: html`<h1>${MISSING}</h1>${back}` };
  }
  const path = pictureOf(post);
  return {
    title: post.title,
    description: summary(post.text),
    canonical: `/news/${encodeURIComponent(post._id)}`,
    ...(path && { image: { path, alt: post.imgAlt } }),
    answers: { [target]: post },
    postId: post._id,
    html: html`<h1>${post.title}</h1>
<article><p>${dateTime(post.createdAt)}${post.username ? html` · Автор: ${post.username}` : nothing}</p>
${post.tags.length > 0 ? html`<p>Темы: ${post.tags.map(({ name }) => name).join(', ')}</p>` : nothing}
${picture(post, 'eager')}${paragraphs(post.text)}</article>
${back}`,
  };
}

const back = html`<p><a href="/news">Все новости</a></p>`;
