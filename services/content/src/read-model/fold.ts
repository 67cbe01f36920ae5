import type { ContentEvent, DocumentEvent, FactEvent } from '@portal/contracts/events/content';
import type { PlaceFields } from '@portal/contracts/rest/content';
import type { Recorded } from '@portal/event-store/log';
import type { Documents } from '@portal/event-store/projection';
import { eventOfTopic } from '../fact/topics.ts';
import { placeFieldsOf } from '../place/decide.ts';
import { differences } from './differences.ts';
import {
  documentId,
  type HistoryEntry,
  type KeptDocument,
  type KeptFact,
  type KeptPlace,
  type KeptSection,
  type PlaceSection,
  placeId,
  type Stamp,
  sectionId,
} from './documents.ts';
import { remember } from './history.ts';

type Change = Pick<HistoryEntry, 'action' | 'name' | 'changes'>;
type Of<E extends ContentEvent['type']> = Recorded<Extract<ContentEvent, { type: E }>>;

const topicOf = new Map(Object.entries(eventOfTopic).map(([topic, type]) => [type as string, topic]));

/** Folds one event into what is shown, and into the history of what it is about. */
export async function foldContent(event: Recorded<ContentEvent>, documents: Documents): Promise<void> {
  switch (event.type) {
    case 'portal.place.added.v1':
      return foldAdded(event, documents);
    case 'portal.place.changed.v1':
      return foldChanged(event, documents);
    case 'portal.place.removed.v1':
      return foldRemoved(event, documents);
    case 'portal.document.published.v1':
    case 'portal.document.withdrawn.v1':
      return foldDocument(event, documents);
    case 'portal.guide-map.changed.v1':
      return foldMap(event, documents);
    default:
      return foldFact(event, documents);
  }
}

function stamp({ time, data }: Recorded<ContentEvent>, before: Stamp | null | undefined): Stamp {
  return { version: (before?.version ?? 0) + 1, editedAt: time, editorId: data.editorId };
}

const note = (event: Recorded<ContentEvent>, of: string, change: Change, documents: Documents) =>
  remember(of, { at: event.time, editorId: event.data.editorId, ...change }, documents);

async function foldFact(event: Recorded<FactEvent>, documents: Documents): Promise<void> {
  const topic = topicOf.get(event.type) ?? event.type;
  const before = await documents.get<KeptFact>(topic);
  const { value } = event.data;
  documents.set(topic, { value, ...stamp(event, before) } satisfies KeptFact);
  const changes = differences(before?.value ?? null, value);
  await note(event, topic, { action: 'changed', name: '', changes }, documents);
}

async function foldMap(event: Of<'portal.guide-map.changed.v1'>, documents: Documents): Promise<void> {
  const { section, value } = event.data;
  const before = await sectionOf(section, documents);
  documents.set(sectionId(section), { ...before, map: { value, ...stamp(event, before.map) } });
  const changes = [{ field: 'map', before: before.map?.value ?? null, after: value }];
  await note(event, sectionId(section), { action: 'changed', name: '', changes }, documents);
}

async function foldAdded(event: Of<'portal.place.added.v1'>, documents: Documents): Promise<void> {
  const { placeId: id } = event.data;
  const fields = placeFieldsOf(event.data) as PlaceFields;
  await put({ id, ...fields, ...stamp(event, null) }, documents);
  const change = { action: 'added', name: fields.name, changes: differences(null, fields) } as const;
  await note(event, sectionId(fields.section), change, documents);
}

async function foldChanged(event: Of<'portal.place.changed.v1'>, documents: Documents): Promise<void> {
  const before = await take(event.data.placeId, documents);
  if (!before) return;
  const place = { ...before, ...placeFieldsOf(event.data), ...stamp(event, before) };
  await put(place, documents);
  const changes = Object.entries(placeFieldsOf(event.data)).map(([field, after]) => ({
    field,
    before: before[field as keyof PlaceFields],
    after,
  }));
  const change = { action: 'changed', name: place.name, changes } as const;
  for (const section of new Set([before.section, place.section])) {
    await note(event, sectionId(section), change, documents);
  }
}

async function foldRemoved(event: Of<'portal.place.removed.v1'>, documents: Documents): Promise<void> {
  const before = await take(event.data.placeId, documents);
  if (!before) return;
  documents.delete(placeId(before.id));
  const change: Change = { action: 'removed', name: before.name, changes: [] };
  await note(event, sectionId(before.section), change, documents);
}

async function foldDocument(event: Recorded<DocumentEvent>, documents: Documents): Promise<void> {
  const id = documentId(event.data.page);
  const before = await documents.get<KeptDocument>(id);
  const versions = before?.versions ?? [];
  if (event.type === 'portal.document.withdrawn.v1') {
    documents.set(id, { versions, shown: null, ...stamp(event, before) } satisfies KeptDocument);
    return note(event, id, { action: 'removed', name: '', changes: [] }, documents);
  }
  const { file, edition } = event.data;
  const kept = versions.find(({ name }) => name === file.name);
  const shown = { ...file, edition, publishedAt: kept?.publishedAt ?? event.time };
  const others = versions.filter(({ name }) => name !== file.name);
  documents.set(id, {
    versions: [...others, shown],
    shown,
    ...stamp(event, before),
  } satisfies KeptDocument);
  const changes = differences(before?.shown, { ...file, edition });
  await note(event, id, { action: kept ? 'changed' : 'added', name: '', changes }, documents);
}

const emptySection: KeptSection = { map: null, places: [] };

async function sectionOf(section: string, documents: Documents): Promise<KeptSection> {
  return (await documents.get<KeptSection>(sectionId(section))) ?? emptySection;
}

/** Puts a place under its heading, last. */
async function put(place: KeptPlace, documents: Documents): Promise<void> {
  const { section } = place;
  const before = await sectionOf(section, documents);
  documents.set(sectionId(section), { ...before, places: [...before.places, place] });
  documents.set(placeId(place.id), { section } satisfies PlaceSection);
}

/** Takes a place from under its heading. */
async function take(id: string, documents: Documents): Promise<KeptPlace | null> {
  const where = await documents.get<PlaceSection>(placeId(id));
  if (!where) return null;
  const before = await sectionOf(where.section, documents);
  documents.set(sectionId(where.section), {
    ...before,
    places: before.places.filter((place) => place.id !== id),
  });
  return before.places.find((place) => place.id === id) ?? null;
}
