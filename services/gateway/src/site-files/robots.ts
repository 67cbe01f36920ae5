import type { SiteFile } from './site-file.ts';

/** /robots.txt (RFC 9309). What nobody should find says so itself too, by `noindex`. */
export const robots: SiteFile = {
  contentType: 'text/plain; charset=utf-8',
  make: ({ origin }) =>
    [
      'User-agent: *',
      'Disallow: /crm',
      'Disallow: /api/search',
      ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
      '',
    ].join('\n'),
};
