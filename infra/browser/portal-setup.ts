import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Portal, startPortal } from '../start/start-portal.ts';
import { administrator } from './administrator.ts';
import { portals } from './portals.ts';

/** Playwright's globalSetup: portals with the sample content; what it answers ends them. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-browser-'));
  const running: Portal[] = [];
  // One after the other: the first builds the pages that all of them serve.
  for (const port of portals) {
    running.push(
      await startPortal({
        dataDir: join(folder, String(port)),
        port,
        env: {
          ADMIN_USERNAME: administrator.username,
          ADMIN_PASSWORD: administrator.password,
          LIMITS: 'off',
        },
        report: (message) => console.log(`• ${message}`),
      }),
    );
  }
  return async () => {
    await Promise.all(running.map((portal) => portal.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
