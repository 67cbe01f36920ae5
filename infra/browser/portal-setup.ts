import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../start/start-portal.ts';
import { administrator } from './administrator.ts';

/** Playwright's globalSetup: a portal with the sample content; what it answers ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-browser-'));
  const portal = await startPortal({
    dataDir,
    port: Number(process.env.PORTAL_PORT),
    env: {
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      LIMITS: 'off',
    },
    report: (message) => console.log(`• ${message}`),
  });
  return async () => {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
