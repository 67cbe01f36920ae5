import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellIndex } from '@portal/contracts/web/registry';
import sharp from 'sharp';
import { WebBuildError } from './errors.ts';
import { firstPaintEntry, pageEntry, workerEntry } from './shell.ts';
import { repositoryRoot } from './version.ts';

interface AssetManifest {
  entries: Record<string, { initial?: { js?: string[]; css?: string[] }; assets?: string[] }>;
}

/**
 * Adds a build of the shell to the files served at /static/ (those of earlier builds stay for open tabs) and says what a
 * page has to name.
 */
export async function publishShell(version: string, built: string, served: string): Promise<ShellIndex> {
  await mkdir(served, { recursive: true });
  const found = await readdir(built, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !/^(manifest|pages)\.json/.test(entry.name));
  for (const { name, parentPath } of files) await copyFile(join(parentPath, name), join(served, name));
  const { entries }: AssetManifest = JSON.parse(await readFile(join(built, 'manifest.json'), 'utf8'));
  const page = entries[pageEntry];
  const [display] = entries[firstPaintEntry]?.initial?.js ?? [];
  const [worker] = entries[workerEntry]?.initial?.js ?? [];
  if (!page?.initial?.js || !display || !worker) {
    throw new WebBuildError('WEB_BUILD_INCOMPLETE', 'shell: the build lacks one of its entries');
  }
  const index: ShellIndex = {
    version,
    display,
    scripts: page.initial.js,
    styles: page.initial.css ?? [],
    // Every page begins with Russian words; the Latin letters are fetched where they are met.
    fonts: (page.assets ?? []).filter((file) => /cyrillic.*\.woff2$/.test(file)),
    icon: await publishIcon(served),
    worker,
    icons: await publishIcons(served),
  };
  const named = new Set(namedFiles(index));
  const all = files.map(({ name }) => `/static/${name}`).filter((file) => !file.endsWith('.br'));
  return { ...index, late: all.filter((file) => !named.has(file)).sort() };
}

/** Addresses of all files that belong to a build. */
export function namedFiles({
  display,
  scripts,
  styles,
  fonts,
  icon,
  late = [],
  worker,
  icons = [],
}: ShellIndex): string[] {
  return [
    display,
    ...scripts,
    ...styles,
    ...fonts,
    icon,
    ...late,
    ...(worker ? [worker] : []),
    ...icons.map(({ src }) => src),
  ];
}

async function publishIcon(served: string): Promise<string> {
  const icon = await readFile(join(repositoryRoot, 'shell/src/icon.svg'));
  const name = `icon.${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
  await writeFile(join(served, name), icon);
  return `/static/${name}`;
}

/** Sizes that browsers ask for to put a site on a home screen (web.dev, installable); a maskable one fills its frame. */
const sizes = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
] as const;

async function publishIcons(served: string): Promise<NonNullable<ShellIndex['icons']>> {
  const drawing = await readFile(join(repositoryRoot, 'shell/src/icon.svg'));
  return Promise.all(
    sizes.map(async ({ size, purpose }) => {
      const inner = purpose === 'maskable' ? Math.round(size * 0.7) : size;
      const margin = Math.round((size - inner) / 2);
      const icon = await sharp(drawing, { density: 600 })
        .resize(inner, inner)
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#06363c00' })
        .flatten(purpose === 'maskable' ? { background: '#06363c' } : false)
        .png({ palette: true })
        .toBuffer();
      const name = `icon-${size}-${purpose}.${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.png`;
      await writeFile(join(served, name), icon);
      return { src: `/static/${name}`, size, purpose };
    }),
  );
}
