import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { shellPages } from '@portal/contracts/web/prerendered';
import { REGISTRY_SCHEMA } from '@portal/contracts/web/registry';

const script = `console.log(${JSON.stringify('много слов '.repeat(100))});`;

/** A small front-end build on disk, as infra/web makes it. */
export class WebDir {
  readonly path: string;

  static async make(): Promise<WebDir> {
    const web = new WebDir(await mkdtemp(join(tmpdir(), 'portal-web-')));
    await web.write('static/shell.1.js', script);
    await web.write('static/shell.1.js.br', brotliCompressSync(script));
    await web.write('mf/mf-news/1/remote-entry.js', script);
    await web.writeShell('1');
    await web.writeRegistry('1');
    return web;
  }

  private constructor(path: string) {
    this.path = path;
  }

  async write(name: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(this.path, name)), { recursive: true });
    await writeFile(join(this.path, name), content);
  }

  async writeShell(version: string): Promise<void> {
    const shell = {
      version,
      display: '/static/display.1.js',
      scripts: [`/static/shell.${version}.js`],
      styles: [],
      fonts: [],
      icon: '/static/icon.svg',
    };
    await this.write('shell/index.json', JSON.stringify(shell));
  }

  /** The layouts of pages, by path; the areas have prerendered nothing. */
  async writeLayouts(version: string, layouts: Record<string, string>): Promise<void> {
    const pages = Object.entries(layouts).map(([path, html]) => ({ path, title: '', html, styles: [] }));
    await this.write(shellPages(version), JSON.stringify({ pages }));
  }

  async writeRegistry(version: string): Promise<void> {
    const news = {
      url: `/mf/mf-news/${version}/remote-entry.js`,
      metadata: { integrity: 'sha384-x', version },
      deployment: { traffic: 100, default: true },
      extras: {
        portal: {
          team: 'Новости',
          remote: 'news',
          preload: { scripts: [], styles: [] },
        },
      },
    };
    await this.write(
      'registry.json',
      JSON.stringify({ schema: REGISTRY_SCHEMA, microFrontends: { 'mf-news': [news] } }),
    );
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }
}
