import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type PrerenderedArea,
  type PrerenderedPart,
  prerenderedFile,
} from '@portal/contracts/web/prerendered';
import type { RsbuildConfig } from '@rsbuild/core';
import { buildVersion } from '../version.ts';
import type { Markup } from './markup.ts';
import { withServerModule } from './server-build.ts';
import { stylesOf } from './styles-of.ts';

interface AreaEntry {
  prerender(): Promise<Markup>;
}

/**
 * Writes pages.json of an area's version into the folder of its files.
 *
 * @returns names of the chunks of pages that are fetched late, by pattern
 */
export async function prerenderArea(
  root: string,
  output: string,
  browser: RsbuildConfig,
): Promise<Markup['chunks']> {
  const markup = await withServerModule(
    {
      root,
      entry: join(import.meta.dirname, 'area-entry.ts'),
      alias: { 'portal-area': join(root, 'src/area.tsx') },
      browser,
    },
    ({ prerender }: AreaEntry) => prerender(),
  );
  const area = basename(root);
  const base = `/mf/${area}/${buildVersion(area)}`;
  const files = globSync('**/*.{js,css}', { cwd: output }).sort();
  const sheets = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.css')))
    sheets.set(`${base}/${file}`, await readFile(join(output, file), 'utf8'));
  const part = (html: string): PrerenderedPart => ({ html, styles: stylesOf(html, sheets) });
  const prerendered: PrerenderedArea = {
    pages: markup.pages.map((page) => ({ ...page, ...part(page.html) })),
    fragments: Object.fromEntries(Object.entries(markup.fragments).map(([name, html]) => [name, part(html)])),
    files: files.map((file) => `${base}/${file}`),
  };
  await writeFile(join(output, prerenderedFile), JSON.stringify(prerendered));
  return markup.chunks;
}
