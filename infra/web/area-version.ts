import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaVersion } from '@portal/contracts/web/registry';
import { manifestName, remoteEntry } from './area.ts';
import { WebBuildError } from './errors.ts';
import { repositoryRoot } from './version.ts';

/** What the registry says about a built version of an area. The lists of files come from the federation plugin's manifest. */
export async function describeArea(area: string, version: string, folder: string): Promise<AreaVersion> {
  const base = `/mf/${area}/${version}`;
  const [entry, manifest, pack] = await Promise.all([
    readFile(join(folder, remoteEntry)),
    readJson<Manifest>(join(folder, manifestName)),
    readJson<{ portal?: { team?: string } }>(join(repositoryRoot, area, 'package.json')),
  ]);
  const exposed = manifest.exposes.find(({ path }) => path === './area');
  if (!exposed) throw new WebBuildError('WEB_BUILD_INCOMPLETE', `${area}: the build exposes no ./area`);
  return {
    url: `${base}/${remoteEntry}`,
    metadata: { integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`, version },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        team: pack.portal?.team ?? area,
        remote: manifest.name,
        preload: {
          scripts: exposed.assets.js.sync.map((file) => `${base}/${file}`),
          styles: exposed.assets.css.sync.map((file) => `${base}/${file}`),
        },
        manifest: `${base}/${manifestName}`,
      },
    },
  };
}

interface Manifest {
  name: string;
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
