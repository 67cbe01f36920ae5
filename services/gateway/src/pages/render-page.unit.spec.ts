import { pages } from '@portal/contracts/web/pages';
import type { AreaVersion, Registry, ShellIndex } from '@portal/contracts/web/registry';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import type { PageContent } from './page-content.ts';
import { renderPage } from './render-page.ts';

const shell: ShellIndex = {
  version: '1',
  display: '/static/display.1.js',
  scripts: ['/static/runtime.1.js', '/static/shell.1.js'],
  styles: ['/static/shell.1.css'],
  fonts: ['/static/golos.1.woff2'],
  icon: '/static/icon.1.svg',
};

const area = (version: string, traffic: number): AreaVersion => ({
  url: `/mf/mf-news/${version}/remote-entry.js`,
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: traffic > 50 },
  extras: {
    portal: {
      team: 'Новости </script><script>alert(1)</script>',
      remote: `news_${version}`,
      preload: { scripts: [`/mf/mf-news/${version}/area.js`], styles: [`/mf/mf-news/${version}/area.css`] },
      pages: {
        '/news': {
          scripts: [`/mf/mf-news/${version}/news.js`],
          styles: [`/mf/mf-news/${version}/news.css`],
        },
      },
    },
  },
});

const registry: Registry = { schema: 's', microFrontends: { 'mf-news': [area('2', 10), area('1', 90)] } };
const page = (path: string) => pages.find((candidate) => candidate.path === path) ?? pages[0]!;
const part = (text: string, styles: string[] = []) => ({ html: text, styles });
const layout = (path: string, text: string) => ({ path, title: '', ...part(text) });
const prerendered = {
  whole: true,
  layouts: new Map(
    [
      layout('/news/:id', '<nav>⟦title⟧</nav><main>⟦page⟧</main>'),
      layout('/login', '<main>⟦page⟧</main>'),
      layout('/contacts', '<main>⟦page⟧</main>'),
      layout('/', '<main><div>⟦mf-news latest⟧</div><div>⟦mf-legal contacts⟧</div></main>'),
    ].map((one) => [one.path, one]),
  ),
  areas: new Map([
    [
      'mf-legal',
      {
        pages: [
          { path: '/contacts', title: 'Контакты', ...part('<h1>Контакты</h1>', ['/mf/mf-legal/1/a.css']) },
        ],
        fragments: { contacts: part('<h2>Контакты</h2>', ['/mf/mf-legal/1/a.css']) },
        files: [],
      },
    ],
  ]),
};
const render = (path: string, content: PageContent = {}, origin = 'https://portal.example') =>
  renderPage({ page: page(path), build: { shell, registry, prerendered }, origin, content });

describe('the document of a page', () => {
  it('is Russian, titled, described, and has the root that the shell takes over', () => {
    const html = render('/news');
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<title>Новости — Портал центра социального обслуживания</title>');
    expect(html).toContain('<meta name="description" content="Все новости центра.">');
    expect(html).toContain('<div id="root"></div>');
  });

  it('runs the display settings before any style or script, blocking', () => {
    const html = render('/');
    const first = html.indexOf('<script src="/static/display.1.js"></script>');
    expect(first).toBeGreaterThan(0);
    for (const later of ['<link rel="stylesheet"', '<script defer', '<link rel="preload"']) {
      expect(html.indexOf(later)).toBeGreaterThan(first);
    }
  });

  it('has no script or style of its own', () => {
    const scripts = render('/news').match(/<script[^>]*>(?!<\/script>)/g);
    expect(scripts).toEqual(['<script type="application/json" id="portal-registry">']);
    expect(render('/news')).not.toMatch(/<style| style=| on\w+=/);
  });

  it('holds the registry, which nothing in it can break out of', () => {
    const html = render('/');
    const json = /id="portal-registry">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(registry);
  });

  it('asks early for what the area of the page needs, in the version of most visitors', () => {
    const html = render('/news');
    expect(html).toContain('<link rel="preload" as="script" href="/mf/mf-news/1/remote-entry.js">');
    expect(html).toContain('<link rel="preload" as="script" href="/mf/mf-news/1/area.js">');
    expect(html).toContain('<link rel="preload" as="style" href="/mf/mf-news/1/area.css">');
    expect(html).toContain('<link rel="preload" as="script" href="/mf/mf-news/1/news.js">');
    expect(html).toContain('<link rel="preload" as="style" href="/mf/mf-news/1/news.css">');
    expect(html).not.toContain('as="script" href="/mf/mf-news/2/');
  });

  it('asks early for the areas that lend the page parts, but for no code of their own pages', () => {
    const html = render('/');
    expect(html).toContain('<link rel="preload" as="script" href="/mf/mf-news/1/area.js">');
    expect(html).not.toContain('as="script" href="/mf/mf-news/1/news.js"');
  });

  it('asks early for nothing of an area that has no part in it, or is not in the registry', () => {
    for (const path of ['/login', '/mat-pomosh'])
      expect(render(path)).not.toContain('<link rel="preload" as="script"');
  });

  it('takes the words of what it shows, escaped', () => {
    const text = render('/news/:id', {
      title: '<b>"Новость"</b>',
      description: `it's`,
      html: html`<p>${'<i>'}⟦title⟧</p>`,
      image: { path: '/api/uploads/a.webp', alt: '"Снег"' },
      canonical: '/news/1',
      postId: '1',
    });
    expect(text).toContain('<title>&lt;b&gt;&quot;Новость&quot;&lt;/b&gt; —');
    expect(text).toContain('<meta name="description" content="it&#39;s">');
    expect(text).toContain(
      '<div id="root" data-prerendered><nav>&lt;b&gt;&quot;Новость&quot;&lt;/b&gt;</nav><main><p>&lt;i&gt;⟦title⟧</p></main></div>',
    );
    expect(text).toContain('<meta property="og:image" content="https://portal.example/api/uploads/a.webp">');
    expect(text).toContain('<meta property="og:image:alt" content="&quot;Снег&quot;">');
    expect(text).toContain('<link rel="canonical" href="https://portal.example/news/1">');
    expect(text).toContain('<meta property="og:type" content="article">');
  });

  it('shows what areas have prerendered, with its styles, in place of preloads', () => {
    const text = render('/contacts');
    expect(text).toContain('<main><h1>Контакты</h1></main>');
    expect(text.match(/\/mf\/mf-legal\/1\/a\.css/g)).toHaveLength(1);
    expect(text).toContain('<link rel="stylesheet" href="/mf/mf-legal/1/a.css">');
    expect(render('/', { fragments: { 'mf-news latest': html`<h2>Новости</h2>` } })).toContain(
      '<main><div><h2>Новости</h2></div><div><h2>Контакты</h2></div></main>',
    );
  });

  it('says to readers without JavaScript what does not work without', () => {
    expect(render('/login')).toMatch(
      /<main><h1>Авторизация<\/h1>.*<noscript><p>Эта страница работает с JavaScript/,
    );
  });

  it('names no absolute address where it knows none, and answers that nothing can break out of', () => {
    const text = render('/contacts', { answers: { '/api/x': '</script><script>' } }, '');
    expect(text).not.toMatch(/canonical|og:url/);
    expect(text).toContain('id="portal-answers">{"/api/x":"\\u003c/script>\\u003cscript>"}</script>');
  });

  it('is found by nobody when it is missing', () => {
    expect(render('/news/:id', { status: 404, description: 'x' })).toContain('noindex');
  });

  it('keeps pages that nobody should find by searching out of search engines', () => {
    expect(render('/crm')).toContain('<meta name="robots" content="noindex">');
    expect(render('/news')).not.toContain('noindex');
  });
});
