import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedFiles, publishShell } from './shell-files.ts';

const manifest = {
  entries: {
    index: {
      initial: { js: ['/static/libraries.1.js', '/static/index.1.js'], css: ['/static/index.1.css'] },
      async: { js: ['/static/display-panel.1.js'], css: ['/static/display-panel.1.css'] },
      assets: ['/static/golos-cyrillic.1.woff2', '/static/golos-latin.1.woff2'],
    },
    display: { initial: { js: ['/static/display.1.js'] } },
    worker: { initial: { js: ['/static/worker.1.js'] } },
  },
};
const files = [
  ...['libraries.1.js', 'index.1.js', 'index.1.js.br', 'index.1.css', 'display.1.js', 'worker.1.js'],
  ...['display-panel.1.js', 'display-panel.1.js.br', 'display-panel.1.css'],
  ...['golos-cyrillic.1.woff2', 'golos-latin.1.woff2'],
];

describe('the files of a build of the shell', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-shell-'));
    const built = join(folder, 'built');
    await mkdir(built);
    for (const file of [...files, 'pages.json']) await writeFile(join(built, file), '');
    await writeFile(join(built, 'manifest.json'), JSON.stringify(manifest));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are all named, late ones too, so that none is taken away while the build is live', async () => {
    const served = join(folder, 'static');
    const index = await publishShell('1', join(folder, 'built'), served);
    const whole = (await readdir(served)).filter((name) => !name.endsWith('.br'));
    expect(namedFiles(index).sort()).toEqual(whole.map((name) => `/static/${name}`).sort());
    expect(index.late).toEqual([
      '/static/display-panel.1.css',
      '/static/display-panel.1.js',
      '/static/golos-latin.1.woff2',
    ]);
  });

  it('are named by a page only where its first state needs them', async () => {
    const { scripts, styles, fonts } = await publishShell('1', join(folder, 'built'), join(folder, 'static'));
    expect([scripts, styles, fonts]).toEqual([
      ['/static/libraries.1.js', '/static/index.1.js'],
      ['/static/index.1.css'],
      ['/static/golos-cyrillic.1.woff2'],
    ]);
  });
});
