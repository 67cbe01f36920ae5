import { type Page, portalName } from '@portal/contracts/web/pages';
import { escapeHtml as e } from './escape.ts';
import type { PageContent } from './page-content.ts';

interface PreviewOptions {
  page: Page;
  /** '' when none can be named: then only what needs no absolute address is said. */
  origin: string;
  title: string;
  description: string;
  content: PageContent;
}

/** Canonical address and Open Graph (ogp.me): what search engines and messengers show of a page. */
export function previewTags({ page, origin, title, description, content }: PreviewOptions): string[] {
  const { image } = content;
  const address = origin + (content.canonical ?? page.path);
  const properties: [string, string][] = [
    ['og:site_name', portalName],
    ['og:locale', 'ru_RU'],
    ['og:type', content.postId === undefined ? 'website' : 'article'],
    ['og:title', title],
    ['og:description', description],
    ...(origin ? [['og:url', address] as [string, string]] : []),
    ...(origin && image
      ? ([
          ['og:image', origin + image.path],
          ['og:image:alt', image.alt],
        ] as [string, string][])
      : []),
  ];
  return [
    ...(origin ? [`<link rel="canonical" href="${e(address)}">`] : []),
    ...properties.map(([property, value]) => `<meta property="${property}" content="${e(value)}">`),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ];
}
