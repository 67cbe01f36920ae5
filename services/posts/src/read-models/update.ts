import type { Documents } from '@portal/event-store/projection';

/** Sets a document to what `change` makes of it; `null` means: none yet, and: leave it. */
export async function update<D extends object>(
  documents: Documents,
  id: string,
  change: (document: D | null) => D | null,
): Promise<void> {
  const next = change(await documents.get<D>(id));
  if (next) documents.set(id, next);
}
