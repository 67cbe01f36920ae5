import type { Objects } from '@portal/event-store/objects';

/** Where the re-encoded pictures are kept, by name: the object store `images`. A name is never written twice. */
export type ImageStore = Pick<Objects, 'put' | 'get' | 'delete' | 'list'>;
