import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaVersion } from '@portal/contracts/web/registry';
import { remoteEntry } from './area.ts';
import { readAreaFiles } from './area-files.ts';
import { repositoryRoot } from './version.ts';

/** What the registry says about a built version of an area. */
export async function describeArea(area: string, version: string, folder: string): Promise<AreaVersion> {
  const base = `/mf/${area}/${version}`;
  const [entry, { remote, door, pages }, pack] = await Promise.all([
    readFile(join(folder, remoteEntry)),
    readAreaFiles(folder),
    readPackage(area),
  ]);
  const addresses = ({ scripts, styles }: typeof door) => ({
    scripts: scripts.map((file) => `${base}/${file}`),
    styles: styles.map((file) => `${base}/${file}`),
  });
  return {
    url: `${base}/${remoteEntry}`,
    metadata: { integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`, version },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        team: pack.portal?.team ?? area,
        remote,
        preload: addresses(door),
        pages: Object.fromEntries(Object.entries(pages).map(([path, files]) => [path, addresses(files)])),
      },
    },
  };
}

async function readPackage(area: string): Promise<{ portal?: { team?: string } }> {
  return JSON.parse(await readFile(join(repositoryRoot, area, 'package.json'), 'utf8'));
}
