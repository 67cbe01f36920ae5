import type { SiteFile } from './site-file.ts';

/** What takes the place of the worker when it is to be no more: it takes everything it kept along. */
const gone = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('portal-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** /sw.js: the shell's worker, or with OFFLINE=off the one that ends it on every device. */
export const serviceWorker: SiteFile = {
  contentType: 'text/javascript; charset=utf-8',
  make: ({ build, offline }) => (offline ? (build.worker ?? gone) : gone),
};
