import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import type { AreaVersion, Registry } from '@portal/contracts/web/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import { AreaError } from './area-errors.ts';
import { type AreaFiles, AreaLoader } from './area-loader.ts';

const version: AreaVersion = {
  url: '/mf/mf-news/1/remote-entry.js',
  metadata: { integrity: 'sha384-x', version: '1' },
  deployment: { traffic: 100, default: true },
  extras: {
    portal: {
      team: 'Новости',
      remote: 'mf_news_1',
      preload: { scripts: ['/mf/mf-news/1/area.js'], styles: ['/mf/mf-news/1/area.css'] },
      pages: { '/news': { scripts: ['/mf/mf-news/1/news.js'], styles: ['/mf/mf-news/1/news.css'] } },
    },
  },
};
const registry: Registry = { schema: '', microFrontends: { 'mf-news': [version] } };
const area: Area = { version: MOUNT_VERSION, routes: [], fragments: {} };

/** Files whose next answers a test lays down; without one they answer well. */
class ScriptedFiles implements AreaFiles {
  modules: (() => Promise<{ area: Area }>)[] = [];
  styles: (() => Promise<void>)[] = [];
  asked = 0;
  preloaded = 0;
  /** Patterns of pages. */
  warmed: string[] = [];
  /** Addresses. */
  sheets: string[] = [];

  module() {
    this.asked += 1;
    return this.modules.shift()?.() ?? Promise.resolve({ area });
  }
  style(address: string) {
    this.sheets.push(address);
    return this.styles.shift()?.() ?? Promise.resolve();
  }
  preload(_version: AreaVersion, page?: string) {
    this.preloaded += 1;
    if (page) this.warmed.push(page);
  }
}

const gone = () => Promise.reject(new Error('404'));
const never = () => new Promise<never>(() => {});

describe('loading an area', () => {
  let files: ScriptedFiles;
  let loader: AreaLoader;

  beforeEach(() => {
    files = new ScriptedFiles();
    loader = new AreaLoader(registry, files, { timeout: 20, pause: 0 });
  });

  it('loads an area once, however many parts want it', async () => {
    const both = await Promise.all([loader.load('mf-news'), loader.load('mf-news')]);
    await loader.load('mf-news');
    expect(both).toEqual([area, area]);
    expect(files.asked).toBe(1);
    expect(loader.loaded('mf-news')).toBe(area);
  });

  it('tries once more by itself, because a failed preload spoils the first try', async () => {
    files.modules = [gone];
    await expect(loader.load('mf-news')).resolves.toBe(area);
  });

  it('forgets a failure, so that another try can succeed without a reload', async () => {
    files.modules = [gone, gone];
    await expect(loader.load('mf-news')).rejects.toThrow('404');
    expect(loader.loaded('mf-news')).toBeNull();
    await expect(loader.load('mf-news')).resolves.toBe(area);
  });

  it('preloads once: what failed would stand in the way of the next try', async () => {
    files.modules = [gone, gone];
    await loader.load('mf-news').catch(() => undefined);
    await loader.load('mf-news');
    loader.warm('mf-news', '/news');
    expect(files.preloaded).toBe(1);
  });

  it('fails when the style sheet of the area is missing', async () => {
    const missing = () => Promise.reject(new AreaError('AREA_STYLE_MISSING', 'no sheet'));
    files.styles = [missing, missing];
    await expect(loader.load('mf-news')).rejects.toMatchObject({ code: 'AREA_STYLE_MISSING' });
  });

  it('gives up an area that does not arrive in time', async () => {
    files.modules = [never];
    await expect(loader.load('mf-news')).rejects.toMatchObject({ code: 'AREA_TIMEOUT' });
    expect(files.asked).toBe(1);
  });

  it('refuses an area that speaks another version of the mount contract', async () => {
    files.modules = [() => Promise.resolve({ area: { ...area, version: 99 as typeof MOUNT_VERSION } })];
    await expect(loader.load('mf-news')).rejects.toMatchObject({ code: 'AREA_CONTRACT' });
  });

  it('refuses an area that the registry does not know', async () => {
    await expect(loader.load('mf-unknown')).rejects.toMatchObject({ code: 'AREA_UNKNOWN' });
  });

  it('warms an area and a page of it without running anything', () => {
    loader.warm('mf-news', '/news');
    expect([files.preloaded, files.asked]).toEqual([1, 0]);
    expect(files.warmed).toEqual(['/news']);
  });

  it('waits for the sheets of the page that is opened', async () => {
    const missing = () => Promise.reject(new AreaError('AREA_STYLE_MISSING', 'no sheet'));
    files.styles = [missing, missing, missing];
    await expect(loader.load('mf-news', '/news')).rejects.toMatchObject({ code: 'AREA_STYLE_MISSING' });
    files.styles = [];
    await expect(loader.load('mf-news', '/news')).resolves.toBe(area);
    expect(files.sheets).toContain('/mf/mf-news/1/news.css');
  });
});
