import { type Page, portalName } from '@portal/contracts/web/pages';
import { escapeHtml as e, inlineJson } from './escape.ts';
import { pageBody } from './page-body.ts';
import type { PageContent } from './page-content.ts';
import { preloadsOf } from './preloads.ts';
import { previewTags } from './preview-tags.ts';
import type { WebBuild } from './web-build.ts';

export interface RenderOptions {
  page: Page;
  build: Pick<WebBuild, 'shell' | 'registry' | 'prerendered'>;
  /** For absolute addresses; '' when none can be named. */
  origin?: string;
  content?: PageContent;
}

/** The HTML document of a page. FRONTEND.md, 'Federation': registry inlined, preload links of all that it needs. */
export function renderPage({ page, build, origin = '', content = {} }: RenderOptions): string {
  const { shell, registry, prerendered } = build;
  const title = content.title ?? page.title;
  const description = content.description ?? page.description;
  const body = pageBody(page, prerendered, content);
  const styles = body?.styles ?? [];
  const findable = description !== undefined && content.status === undefined;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(`${title} — ${portalName}`)}</title>`,
    ...(findable
      ? [`<meta name="description" content="${e(description)}">`]
      : ['<meta name="robots" content="noindex">']),
    // First of all that is fetched: it must have run before anything is painted, and a style sheet above would hold it up.
    `<script src="${e(shell.display)}"></script>`,
    ...[...shell.styles, ...styles].map((href) => `<link rel="stylesheet" href="${e(href)}">`),
    ...shell.fonts.map((href) => `<link rel="preload" as="font" href="${e(href)}" crossorigin>`),
    ...shell.scripts.map((src) => `<script defer src="${e(src)}"></script>`),
    ...preloadsOf(page, body?.lenders ?? [], registry)
      .filter(({ href }) => !styles.includes(href))
      .map(({ href, as }) => `<link rel="preload" as="${as}" href="${e(href)}">`),
    `<link rel="icon" href="${e(shell.icon)}">`,
    ...(shell.icons ?? [])
      .filter(({ size }) => size === 192)
      .map(({ src }) => `<link rel="apple-touch-icon" href="${e(src)}">`),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#06363c">',
    '<link rel="alternate" type="application/atom+xml" title="Новости" href="/feed.atom">',
    ...(findable ? previewTags({ page, origin, title, description, content }) : []),
    `<script type="application/json" id="portal-registry">${inlineJson(registry)}</script>`,
    ...(content.answers
      ? [`<script type="application/json" id="portal-answers">${inlineJson(content.answers)}</script>`]
      : []),
  ];
  return `<!doctype html>
<html lang="ru">
<head>
${head.join('\n')}
</head>
<body>
<div id="root"${body ? ' data-prerendered' : ''}>${body?.html ?? ''}</div>
${body ? '' : `<noscript><p>${noScript}</p></noscript>`}
</body>
</html>
`;
}

const noScript = 'Чтобы пользоваться сайтом, включите JavaScript в настройках браузера.';
