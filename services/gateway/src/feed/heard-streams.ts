import type { StreamName } from '@portal/contracts/streams';

/** The streams whose events change public answers. */
export const heardStreams = ['POSTS', 'CONTENT', 'AUTH'] as const satisfies readonly StreamName[];
