import { type Page, portalName } from '@portal/contracts/web/pages';
import type { Registry, ShellIndex } from '@portal/contracts/web/registry';
import { escapeHtml as e, inlineJson } from './escape.ts';
import { preloadsOf } from './preloads.ts';

/** What is said of a page when more is known than its table says: a post's own title, the page's prerendered HTML. */
export interface PageContent {
  title?: string;
  description?: string;
  /** HTML of the page itself, for readers without JavaScript; the shell takes it over. Trusted: it is not escaped. */
  html?: string;
}

export interface RenderOptions {
  page: Page;
  shell: ShellIndex;
  registry: Registry;
  content?: PageContent;
}

/** The HTML document of a page. FRONTEND.md, 'Federation': registry inlined, preload links of the area that owns it. */
export function renderPage({ page, shell, registry, content = {} }: RenderOptions): string {
  const title = content.title ?? page.title;
  const description = content.description ?? page.description;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(`${title} — ${portalName}`)}</title>`,
    ...(description
      ? [`<meta name="description" content="${e(description)}">`]
      : ['<meta name="robots" content="noindex">']),
    // First of all that is fetched: it must have run before anything is painted, and a style sheet above would hold it up.
    `<script src="${e(shell.display)}"></script>`,
    ...shell.styles.map((href) => `<link rel="stylesheet" href="${e(href)}">`),
    ...shell.fonts.map((href) => `<link rel="preload" as="font" href="${e(href)}" crossorigin>`),
    ...shell.scripts.map((src) => `<script defer src="${e(src)}"></script>`),
    ...preloadsOf(page.owner, registry).map(
      ({ href, as }) => `<link rel="preload" as="${as}" href="${e(href)}">`,
    ),
    `<link rel="icon" href="${e(shell.icon)}">`,
    `<script type="application/json" id="portal-registry">${inlineJson(registry)}</script>`,
  ];
  return `<!doctype html>
<html lang="ru">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${content.html ?? ''}</div>
${content.html ? '' : `<noscript><p>${noScript}</p></noscript>`}
</body>
</html>
`;
}

const noScript = 'Чтобы пользоваться сайтом, включите JavaScript в настройках браузера.';
