import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PrerenderedShell, prerenderedFile } from '@portal/contracts/web/prerendered';
import type { RsbuildConfig } from '@rsbuild/core';
import { withServerModule } from './server-build.ts';

interface ShellEntry {
  prerender(): PrerenderedShell;
}

/** Writes pages.json of the shell into the folder of its build. */
export async function prerenderShell(root: string, output: string, browser: RsbuildConfig): Promise<void> {
  const prerendered = await withServerModule(
    { root, entry: './src/prerender/prerender.tsx', browser },
    async ({ prerender }: ShellEntry) => prerender(),
  );
  await writeFile(join(output, prerenderedFile), JSON.stringify(prerendered));
}
