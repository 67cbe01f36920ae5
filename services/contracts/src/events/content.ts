import Type, { type Static, type TSchema } from 'typebox';
import { Id } from '../rest/text.ts';
import type { EventOf } from './event.ts';

/** What a topic says from now on, whole; wider than what may be entered, since yesterday's entries must stay readable. */
const changed = <S extends TSchema>(value: S) => Type.Object({ editorId: Id, value });

const Contacts = Type.Object({
  phones: Type.Array(Type.Object({ number: Type.String(), note: Type.String() })),
  emails: Type.Array(Type.Object({ address: Type.String(), note: Type.String() })),
  addresses: Type.Array(Type.Object({ address: Type.String(), note: Type.String() })),
  map: Type.String(),
});

/** Subjects `content.contacts`, `.hours`, `.emergency`, `.links`, `.videos`, `.sample`; `content.guide.<section>` for the map of a heading. */
export const factEvents = {
  'portal.contacts.changed.v1': changed(Contacts),
  'portal.hours.changed.v1': changed(
    Type.Object({
      days: Type.String(),
      opens: Type.String(),
      closes: Type.String(),
      lunchFrom: Type.String(),
      lunchTo: Type.String(),
    }),
  ),
  'portal.emergency-numbers.changed.v1': changed(
    Type.Object({ heating: Type.String(), housing: Type.String() }),
  ),
  'portal.links.changed.v1': changed(
    Type.Object({
      socialProtection: Type.String(),
      associations: Type.String(),
      plainLanguage: Type.String(),
      accessibleEnvironment: Type.String(),
      barrierFree: Type.String(),
    }),
  ),
  'portal.videos.changed.v1': changed(
    Type.Array(Type.Object({ title: Type.String(), caption: Type.String(), video: Type.String() })),
  ),
  'portal.sample.changed.v1': changed(
    Type.Object({
      posts: Type.Array(Id),
      places: Type.Array(Id),
      /** Addresses of PDFs; absent in events from before there were any. */
      documents: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  'portal.guide-map.changed.v1': Type.Object({ editorId: Id, section: Type.String(), value: Type.String() }),
};

const place = {
  section: Type.String(),
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  hours: Type.String(),
  stepFree: Type.String(),
  accessNote: Type.String(),
  map: Type.String(),
};

/** Subject `content.place.<id>`. */
export const placeEvents = {
  'portal.place.added.v1': Type.Object({ placeId: Id, editorId: Id, ...place }),
  /** Only what changed. */
  'portal.place.changed.v1': Type.Object({
    placeId: Id,
    editorId: Id,
    section: Type.Optional(place.section),
    name: Type.Optional(place.name),
    address: Type.Optional(place.address),
    phone: Type.Optional(place.phone),
    hours: Type.Optional(place.hours),
    stepFree: Type.Optional(place.stepFree),
    accessNote: Type.Optional(place.accessNote),
    map: Type.Optional(place.map),
  }),
  'portal.place.removed.v1': Type.Object({ placeId: Id, editorId: Id }),
};

/** A PDF in the object store `documents`; `name` is random and never used again. */
export const StoredDocument = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9]{20,}\\.pdf$' }),
  size: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1 }),
});

/** Subject `content.document.<page>`. Versions that were replaced stay in the store; those of a withdrawn document are not shown. */
export const documentEvents = {
  'portal.document.published.v1': Type.Object({
    page: Type.String(),
    editorId: Id,
    file: StoredDocument,
    /** Date of the text itself, empty when not given. */
    edition: Type.String(),
  }),
  'portal.document.withdrawn.v1': Type.Object({ page: Type.String(), editorId: Id }),
};

export type FactEvent = EventOf<typeof factEvents>;
export type PlaceEvent = EventOf<typeof placeEvents>;
export type DocumentEvent = EventOf<typeof documentEvents>;
export type ContentEvent = FactEvent | PlaceEvent | DocumentEvent;
export type StoredDocument = Static<typeof StoredDocument>;
