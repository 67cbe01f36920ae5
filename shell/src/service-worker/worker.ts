import { type KeptKind, keptKind } from './kept-kind.ts';
import { noNetworkPage } from './no-network-page.ts';
import { Store } from './store.ts';
import type { WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;
const store = new Store(worker.caches);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  // Without a network nothing is warmed; the next visit tries again.
  if (event.data === 'warm') event.waitUntil(store.warm().catch(() => {}));
});
worker.addEventListener('fetch', (event) => {
  const kind = keptKind(event.request, worker.location.origin);
  if (kind) event.respondWith(kind === 'file' ? file(event.request) : fresh(kind, event.request));
});

/** Files never change under their names. */
async function file(request: Request): Promise<Response> {
  const kept = await store.find('file', request);
  if (kept) return kept;
  const answer = await fetch(request);
  await store.keep('file', request, answer.clone());
  return answer;
}

/** From the server as long as it answers; what was there last otherwise. */
async function fresh(kind: NonNullable<KeptKind>, request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    const keeping = answer.clone();
    // Who reads does not wait for it; a full disk keeps nothing.
    void store.keep(kind, request, keeping).catch(() => {});
    return answer;
  } catch (error) {
    const kept = await store.find(kind, request);
    if (kept) return kept;
    if (kind === 'page') return noNetworkPage();
    throw error;
  }
}
