import { isDeepStrictEqual } from 'node:util';
import type { DocumentEvent, StoredDocument } from '@portal/contracts/events/content';
import type { Decider } from '@portal/event-store/decider';
import { ContentVersionError, DocumentNotFoundError, DocumentWithoutFileError } from '../errors.ts';

/** `version` counts publications and withdrawals; `shown` is null before the first and after a withdrawal. */
export interface DocumentState {
  version: number;
  shown: { file: StoredDocument; edition: string } | null;
}

interface ByEditor {
  page: string;
  editorId: string;
  /** The version that the editor has read (If-Match); absent: the last change wins. */
  expectedVersion?: number | undefined;
}

export type DocumentCommand =
  /** Without a file only the date of the text changes. */
  | ({ kind: 'publish'; file: StoredDocument | null; edition: string } & ByEditor)
  | ({ kind: 'withdraw' } & ByEditor);

/** @throws {ContentVersionError}, {DocumentWithoutFileError}, {DocumentNotFoundError} */
function decide(command: DocumentCommand, { version, shown }: DocumentState): DocumentEvent[] {
  const { page, editorId, expectedVersion } = command;
  if (expectedVersion !== undefined && expectedVersion !== version) throw new ContentVersionError();
  if (command.kind === 'withdraw') {
    if (!shown) throw new DocumentNotFoundError();
    return [{ type: 'portal.document.withdrawn.v1', data: { page, editorId } }];
  }
  const file = command.file ?? shown?.file;
  if (!file) throw new DocumentWithoutFileError();
  const { edition } = command;
  if (isDeepStrictEqual({ file, edition }, shown)) return [];
  return [{ type: 'portal.document.published.v1', data: { page, editorId, file, edition } }];
}

export const documentDecider: Decider<DocumentCommand, DocumentEvent, DocumentState> = {
  decide,
  initial: () => ({ version: 0, shown: null }),
  evolve({ version }, event) {
    if (event.type === 'portal.document.withdrawn.v1') return { version: version + 1, shown: null };
    const { file, edition } = event.data;
    return { version: version + 1, shown: { file, edition } };
  },
};
