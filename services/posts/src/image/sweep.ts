import type { ImageStore } from './store.ts';

/** Younger pictures may belong to a command that is still under way, in milliseconds. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes pictures that no post refers to and none can come back to: of posts deleted long ago, replaced ones, and those of
 * a command that ended without a definite answer.
 *
 * @param inUse names of the pictures of all posts and of those that may come back, at least as new as the log was when called; asked after the
 *   store was listed, so that what is published meanwhile stays
 * @param now milliseconds since 1970
 * @returns the names that were removed
 */
export async function sweepImages(
  store: ImageStore,
  inUse: () => Promise<ReadonlySet<string>>,
  now: number,
): Promise<string[]> {
  const old = (await store.list()).filter(({ storedAt }) => now - storedAt > GRACE_MS);
  if (old.length === 0) return [];
  const used = await inUse();
  const unused = old.map(({ name }) => name).filter((name) => !used.has(name));
  for (const name of unused) await store.delete(name);
  return unused;
}
