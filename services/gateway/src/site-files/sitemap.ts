import type { PostList } from '@portal/contracts/rest/post';
import { pages } from '@portal/contracts/web/pages';
import { html } from '../pages/html.ts';
import type { SiteFile } from './site-file.ts';

/** Addresses in one sitemap, by its standard (sitemaps.org). */
const MOST = 50_000;

/** /sitemap.xml: every page that has something to be found by, and every post. */
export const sitemap: SiteFile = {
  contentType: 'application/xml; charset=utf-8',
  async make({ sources, origin }) {
    const list = await sources.get<PostList>('/api/posts');
    const fixed = pages
      .filter(({ path, description }) => description && !path.includes(':'))
      .map(({ path }) => html`<url><loc>${origin + path}</loc></url>\n`);
    const posts = (list?.posts ?? [])
      .slice(0, MOST - fixed.length)
      .map(
        ({ _id, updatedAt }) =>
          html`<url><loc>${`${origin}/news/${encodeURIComponent(_id)}`}</loc><lastmod>${updatedAt}</lastmod></url>\n`,
      );
    return `<?xml version="1.0" encoding="UTF-8"?>\n${
      html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${fixed}${posts}</urlset>\n`.text
    }`;
  },
};
