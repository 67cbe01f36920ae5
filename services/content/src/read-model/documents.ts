import type { PlaceFields } from '@portal/contracts/rest/content';

/** Who has changed something last, and when. */
export interface Stamp {
  version: number;
  editedAt: string;
  editorId: string;
}

/** `<topic>`: what the centre says on it. */
export interface KeptFact<T = unknown> extends Stamp {
  value: T;
}

export interface KeptPlace extends PlaceFields, Stamp {
  id: string;
}

/** `guide:<section>`: one heading of the city guide. */
export interface KeptSection {
  map: KeptFact<string> | null;
  /** In the order in which they came. */
  places: KeptPlace[];
}

/** `place:<id>`: under which heading the place is. */
export interface PlaceSection {
  section: string;
}

export interface KeptVersion {
  name: string;
  size: number;
  pages: number;
  edition: string;
  publishedAt: string;
}

/** `document:<page>`: the PDF of a page, with all that it ever was, oldest first. */
export interface KeptDocument extends Stamp {
  shown: KeptVersion | null;
  versions: KeptVersion[];
}

/** One field of a change; for what has no fields its name is empty. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

export interface HistoryEntry {
  at: string;
  editorId: string;
  action: 'changed' | 'added' | 'removed';
  /** Name of the place; empty otherwise. */
  name: string;
  changes: FieldChange[];
}

/** `history:<of>`: how many changes there were. */
export interface HistoryCount {
  changes: number;
}

/** `history:<of>:<n>`: up to 20 changes, oldest first. */
export interface HistoryPage {
  entries: HistoryEntry[];
}

export const HISTORY_PAGE = 20;

export const sectionId = (section: string) => `guide:${section}`;
export const placeId = (id: string) => `place:${id}`;
export const documentId = (page: string) => `document:${page}`;
export const historyId = (of: string) => `history:${of}`;
export const historyPageId = (of: string, page: number) => `history:${of}:${page}`;
