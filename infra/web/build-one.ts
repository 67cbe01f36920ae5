// Run as a process of its own: node infra/web/build-one.ts <workspace folder> <output folder>
// The compiler's memory goes with the process, and one build's settings can't reach the next.
import { join, resolve } from 'node:path';
import { createRsbuild, logger, type RsbuildConfig } from '@rsbuild/core';
import { containerName } from './area.ts';
import { areaFilesOf, chunkFilesOf, writeAreaFiles } from './area-files.ts';
import { compressFolder } from './compress.ts';
import { prerenderArea } from './prerender/prerender-area.ts';
import { prerenderShell } from './prerender/prerender-shell.ts';
import { repositoryRoot } from './version.ts';

const [folder, output] = process.argv.slice(2);
if (!folder || !output) throw new Error('Usage: build-one.ts <workspace folder> <output folder>');

logger.level = 'error';
const root = join(repositoryRoot, folder);
const { default: config } = (await import(join(root, 'rsbuild.config.ts'))) as {
  default: () => RsbuildConfig;
};
const given = config();
const rsbuild = await createRsbuild({
  cwd: root,
  config: {
    ...given,
    output: { ...given.output, distPath: { ...distPath(given), root: resolve(output) }, cleanDistPath: true },
  },
});
const { stats, close } = await rsbuild.build();
const chunks = chunkFilesOf(stats);
await close();
if (folder === 'shell') {
  await prerenderShell(root, output, given);
} else {
  const late = await prerenderArea(root, output, given);
  await writeAreaFiles(output, areaFilesOf(containerName(folder), chunks, late));
}
await compressFolder(output);

function distPath({ output: given }: RsbuildConfig): object {
  return typeof given?.distPath === 'object' ? given.distPath : {};
}
