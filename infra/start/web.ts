import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import type { Report } from './steps.ts';

/** Where the built front end lies. */
export const webDir = join(repositoryRoot, '.cache/web');

/** Builds what changed of the front end. */
export async function buildFrontEnd(report: Report): Promise<void> {
  const builder = join(import.meta.dirname, '../web/build.ts');
  if (!existsSync(builder)) return report('Сборки страниц ещё нет: портал отвечает только на /api');
  const { buildWeb } = (await import(builder)) as {
    buildWeb(options: { onProgress: Report }): Promise<unknown>;
  };
  await buildWeb({ onProgress: report });
}
