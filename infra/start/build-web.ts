import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { areaFolders, buildWeb } from '../web/build.ts';
import { repositoryRoot } from './repository-root.ts';
import { PROGRESS, webDir } from './web.ts';

// The process that web.ts starts: builds what changed, with --reload pages that load themselves anew after the next build,
// and with --watch after every change again.

const CALM_MS = 150;

const build = () =>
  buildWeb({
    directory: webDir,
    onProgress: (message) => console.log(PROGRESS + message),
    reload: process.argv.includes('--reload'),
  });

/** Builds at once or, while files still change or a build runs, after that. */
function builder(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      await build();
    } catch (error) {
      console.error((error as Error).message);
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, CALM_MS);
  };
}

async function watchSources(): Promise<void> {
  const changed = builder();
  const folders = ['shell/src', 'shell/ui/src', 'services/contracts/src'];
  for (const area of await areaFolders()) folders.push(`${area}/src`);
  const follow = async (folder: string) => {
    for await (const _ of watch(join(repositoryRoot, folder), { recursive: true })) changed();
  };
  const following = folders.map(follow);
  changed(); // what changed before anybody looked
  await Promise.all(following);
}

try {
  if (process.argv.includes('--watch')) await watchSources();
  else await build();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
