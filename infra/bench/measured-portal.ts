import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../start/start-portal.ts';

/** The portal that is measured: the one at `url`, or one of its own with the sample content. */
export async function measuredPortal(
  url: string | undefined,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (url) return { url, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const portal = await startPortal({
    dataDir,
    env: { LIMITS: 'off' },
    report: (message) => console.error(`• ${message}`),
  });
  return {
    url: portal.url,
    async stop() {
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Pages of each kind: home, list, post, document, contacts, simulator, forms. */
export async function measuredPages(url: string): Promise<string[]> {
  const { posts } = (await (await fetch(`${url}/api/posts?limit=1`)).json()) as { posts: { _id: string }[] };
  const [post] = posts;
  return [
    '/',
    '/news',
    ...(post ? [`/news/${post._id}`] : []),
    '/nac-plan-2017-2025',
    '/contacts',
    '/trainings/Clinic',
    '/SendUsForm',
    '/login',
  ];
}
