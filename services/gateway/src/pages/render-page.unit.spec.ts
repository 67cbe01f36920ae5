import { pages } from '@portal/contracts/web/pages';
import type { AreaVersion, Registry, ShellIndex } from '@portal/contracts/web/registry';
import { describe, expect, it } from 'vitest';
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
      manifest: `/mf/mf-news/${version}/mf-manifest.json`,
    },
  },
});

const registry: Registry = { schema: 's', microFrontends: { 'mf-news': [area('2', 10), area('1', 90)] } };
const page = (path: string) => pages.find((candidate) => candidate.path === path) ?? pages[0]!;
const render = (path: string, content = {}) => renderPage({ page: page(path), shell, registry, content });

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
    expect(html).not.toContain('as="script" href="/mf/mf-news/2/');
  });

  it('asks early for nothing of an area that does not own it, or is not in the registry', () => {
    for (const path of ['/', '/contacts'])
      expect(render(path)).not.toContain('<link rel="preload" as="script"');
  });

  it('takes the words of what it shows, escaped', () => {
    const html = render('/news/:id', {
      title: '<b>"Новость"</b>',
      description: `it's`,
      html: '<main>Текст</main>',
    });
    expect(html).toContain('<title>&lt;b&gt;&quot;Новость&quot;&lt;/b&gt; —');
    expect(html).toContain('content="it&#39;s"');
    expect(html).toContain('<div id="root"><main>Текст</main></div>');
    expect(html).not.toContain('<noscript>');
  });

  it('keeps pages that nobody should find by searching out of search engines', () => {
    expect(render('/crm')).toContain('<meta name="robots" content="noindex">');
    expect(render('/news')).not.toContain('noindex');
  });
});
