import type { OfflineList } from '@portal/contracts/web/offline';
import { pageKey } from './kept-kind.ts';

const names = { pages: 'portal-pages', files: 'portal-files', data: 'portal-data', list: 'portal-list' };
/** Beside the pages that are always kept: the last ones that were read, and the answers they were made from. */
const most = { pages: 30, data: 100 };
const listAddress = '/offline.json';

/** What is there when the network is not. */
export class Store {
  readonly #caches: CacheStorage;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  async find(kind: 'page' | 'file' | 'data', { url }: Request): Promise<Response | undefined> {
    const cache = await this.#caches.open(
      kind === 'page' ? names.pages : kind === 'file' ? names.files : names.data,
    );
    return cache.match(kind === 'page' ? pageKey(url) : url);
  }

  async keep(kind: 'page' | 'file' | 'data', { url }: Request, answer: Response): Promise<void> {
    if (answer.status !== 200 || answer.redirected) return;
    if (kind === 'file') return (await this.#caches.open(names.files)).put(url, answer);
    const cache = await this.#caches.open(kind === 'page' ? names.pages : names.data);
    const key = kind === 'page' ? pageKey(url) : url;
    // Taken out and put in again, it is the youngest: the oldest go first.
    await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    const surplus = keys.length - (kind === 'page' ? most.pages : most.data);
    for (const old of keys.slice(0, Math.max(surplus, 0))) await cache.delete(old);
  }

  /** Fetches what belongs to the portal's live versions, and drops what belongs to none. */
  async warm(): Promise<void> {
    const answer = await fetch(listAddress, { cache: 'no-cache' });
    if (!answer.ok) return;
    const list: OfflineList = await answer.json();
    const kept = await this.#caches.open(names.list);
    const before = await (await kept.match(listAddress))?.text();
    const files = await this.#caches.open(names.files);
    for (const file of list.files) if (!(await files.match(file))) await files.add(file);

    const pages = await this.#caches.open(names.pages);
    const changed = before !== JSON.stringify(list);
    // Pages name files: those that were made with files of before are made anew.
    const last = (await pages.keys()).map(({ url }) => new URL(url).pathname);
    for (const page of new Set([...(changed ? last : []), ...list.pages])) {
      const fresh = await fetch(page, { cache: 'no-cache' });
      if (fresh.ok) await pages.put(pageKey(new URL(page, location.href).href), fresh);
      else await pages.delete(pageKey(new URL(page, location.href).href));
    }
    if (changed) await this.#dropWithdrawn(files, list);
    await kept.put(listAddress, new Response(JSON.stringify(list)));
  }

  async #dropWithdrawn(files: Cache, list: OfflineList): Promise<void> {
    const live = new Set(list.files);
    for (const request of await files.keys()) {
      const { pathname } = new URL(request.url);
      if (!live.has(pathname) && !list.live.some((prefix) => pathname.startsWith(prefix)))
        await files.delete(request);
    }
  }
}
