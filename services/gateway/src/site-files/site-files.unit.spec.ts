import type { Post } from '@portal/contracts/rest/post';
import { describe, expect, it } from 'vitest';
import type { Sources } from '../pages/sources.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { SearchIndex } from '../search/search-index.ts';
import { feed } from './feed.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { serviceWorker } from './service-worker.ts';
import type { SiteFileRequest } from './site-file.ts';
import { sitemap } from './sitemap.ts';

const posts = [
  {
    _id: 'p1',
    title: 'Снег & <b>дождь</b>\u0007',
    text: 'Первый <i>.\n\nВторой.',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  },
] as Post[];
const request = (given: Post[] = posts, origin = 'https://portal.example'): SiteFileRequest => ({
  sources: { get: async () => ({ posts: given, popularPosts: [] }) } as unknown as Sources,
  build: {
    shell: { icon: '/static/icon.svg', icons: [{ src: '/static/i.png', size: 512, purpose: 'maskable' }] },
  } as unknown as WebBuild,
  index: new SearchIndex(),
  offline: true,
  origin,
  search: new URLSearchParams(),
});

/** Elements by name in the order of their ends; throws at anything that is not well-formed. */
function elements(xml: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, '');
  for (const [, close, name = '', single] of body.matchAll(
    /<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>|<|>/g,
  )) {
    if (!name) throw new Error('a bare angle bracket');
    if (close && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!close && !single) open.push(name);
    if (!close) all.push(name);
  }
  if (open.length > 0) throw new Error(`${open} not closed`);
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(body)) throw new Error('a bare ampersand');
  return all;
}

describe('the feed', () => {
  it('is well-formed and has what RFC 4287 requires', async () => {
    const xml = await feed.make(request());
    const names = elements(xml);
    for (const required of ['id', 'title', 'updated', 'author', 'link', 'entry', 'published', 'content'])
      expect(names).toContain(required);
    expect(xml).toContain('<updated>2026-11-21T10:00:00.000Z</updated>');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://portal.example/feed.atom"/>',
    );
    expect(xml).toContain('<id>https://portal.example/news/p1</id>');
  });

  it('escapes what editors write, twice where it is HTML, and leaves out what XML can not hold', async () => {
    const xml = await feed.make(request());
    expect(xml).toContain('<title>Снег &amp; &lt;b&gt;дождь&lt;/b&gt;</title>');
    expect(xml).toContain('&lt;p&gt;Первый &amp;lt;i&amp;gt;.&lt;/p&gt;');
  });

  it('is a feed without news too', async () => {
    const xml = await feed.make(request([]));
    expect(elements(xml)).not.toContain('entry');
    expect(xml).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});

describe('the sitemap', () => {
  it('names public pages and posts, and nothing of the cabinet', async () => {
    const xml = await sitemap.make(request());
    expect(elements(xml)[0]).toBe('urlset');
    expect(xml).toContain('<loc>https://portal.example/</loc>');
    expect(xml).toContain('<loc>https://portal.example/contacts</loc>');
    expect(xml).toContain(
      '<loc>https://portal.example/news/p1</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>',
    );
    expect(xml).not.toMatch(/\/crm|\/login|:id/);
  });
});

it('robots are sent to the sitemap and away from the cabinet', async () => {
  const text = await robots.make(request());
  expect(text).toContain('Disallow: /crm\n');
  expect(text).toContain('Sitemap: https://portal.example/sitemap.xml\n');
  expect(await robots.make(request([], ''))).not.toContain('Sitemap');
});

it('the manifest lets the portal be installed', async () => {
  expect(JSON.parse(await manifest.make(request()))).toMatchObject({
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: 'any' }, { sizes: '512x512', purpose: 'maskable' }],
  });
});

describe('the service worker', () => {
  it('is the one of the build', async () => {
    const build = { worker: 'the worker' } as unknown as WebBuild;
    expect(await serviceWorker.make({ ...request(), build })).toBe('the worker');
  });

  it('takes itself and what it kept away when the server says so', async () => {
    const script = String(await serviceWorker.make({ ...request(), offline: false }));
    const told: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
    const dropped: string[] = [];
    let ended = false;
    const self = {
      addEventListener: (type: string, listener: (typeof told)[string]) =>
        Object.assign(told, { [type]: listener }),
      skipWaiting: () => {},
      registration: {
        unregister: async () => {
          ended = true;
        },
      },
    };
    const caches = {
      keys: async () => ['portal-pages', 'other'],
      delete: async (name: string) => dropped.push(name),
    };
    new Function('self', 'caches', script)(self, caches);
    await new Promise<unknown>((resolve) =>
      told.activate?.({ waitUntil: (work) => void work.then(resolve) }),
    );
    expect(dropped).toEqual(['portal-pages']);
    expect(ended).toBe(true);
  });
});
