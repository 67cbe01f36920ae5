import Type, { type Static, type TSchema } from 'typebox';
import { documentPages } from '../content/document-pages.ts';
import { guideSectionIds } from '../content/guide-sections.ts';
import { limits } from './limits.ts';
import { Id, Text, Timestamp } from './text.ts';

const { line, text, url, phone } = limits.content;
const strict = { additionalProperties: false };

/** Empty: not given. */
const Line = Type.String({ maxLength: line });
const Paragraphs = Type.String({ maxLength: text });
const Url = Type.String({ maxLength: url });
const Phone = Type.String({ maxLength: phone.max, pattern: phone.pattern });
const PhoneOrNone = Type.String({ maxLength: phone.max, pattern: `^$|${phone.pattern}` });
const Time = '(?:[01]?\\d|2[0-3]):[0-5]\\d';
const Clock = Type.String({ pattern: `^${Time}$` });
const ClockOrNone = Type.String({ pattern: `^$|^${Time}$` });
/** Address of a frame on one of the sites that the environment allows; empty: none. */
const Embed = Url;

const enumOf = <const T extends string>(values: readonly T[]) => Type.Enum([...values]);

export const GuideSectionId = enumOf(guideSectionIds);
export const DocumentPage = enumOf(documentPages);

const listOf = <S extends TSchema>(item: S) => Type.Array(item, { maxItems: limits.content.contacts });

/** SPEC.md section 2, /contacts: telephone numbers, e-mail and postal addresses, a map. `note`: whose it is, what for. */
export const Contacts = Type.Object(
  {
    phones: listOf(Type.Object({ number: Phone, note: Line }, strict)),
    emails: listOf(
      Type.Object({ address: Type.String({ format: 'email', maxLength: 254 }), note: Line }, strict),
    ),
    addresses: listOf(Type.Object({ address: Text(line), note: Line }, strict)),
    map: Embed,
  },
  strict,
);

/** When telephone requests are taken. Times as '8:00'; no lunch: both empty. */
export const Hours = Type.Object(
  { days: Text(line), opens: Clock, closes: Clock, lunchFrom: ClockOrNone, lunchTo: ClockOrNone },
  strict,
);

/** The two numbers that differ from town to town (SPEC.md section 8); empty: not given. */
export const EmergencyNumbers = Type.Object({ heating: PhoneOrNone, housing: PhoneOrNone }, strict);

/** Addresses of the menu's links to other sites (`content/external-links.ts`); empty: not given. */
export const Links = Type.Object(
  {
    socialProtection: Url,
    associations: Url,
    plainLanguage: Url,
    accessibleEnvironment: Url,
    barrierFree: Url,
  },
  strict,
);

/** Videos of the audio library, in their order. `caption`: what is said in it, for those who do not see or hear it. */
export const Videos = Type.Array(
  Type.Object(
    {
      title: Text(line),
      caption: Paragraphs,
      video: Type.String({ minLength: 1, maxLength: url, pattern: '\\S' }),
    },
    strict,
  ),
  { maxItems: limits.content.videos },
);

/** What of the site is sample content, put there at the first start; empty once the centre has removed it. */
export const Sample = Type.Object(
  {
    posts: Type.Array(Id, { maxItems: 100 }),
    places: Type.Array(Id, { maxItems: 100 }),
    /** Addresses of PDFs, so that the centre's own at the same page is none; absent where a portal is from before there were any. */
    documents: Type.Optional(Type.Array(Url, { maxItems: documentPages.length })),
  },
  strict,
);

/** GET /api/content/facts: what every page of the site needs to know of the centre. */
export const SiteFacts = Type.Object({
  contacts: Contacts,
  hours: Hours,
  emergency: EmergencyNumbers,
  links: Links,
  sample: Sample,
});

/** Whether one gets in without a step; `partly`: with help, or through another door. */
export const StepFree = enumOf(['yes', 'partly', 'no', 'unknown']);

/** What an editor says of a place of the city guide. */
export const PlaceFields = Type.Object(
  {
    section: GuideSectionId,
    name: Text(line),
    address: Text(line),
    phone: PhoneOrNone,
    hours: Line,
    stepFree: StepFree,
    accessNote: Type.String({ maxLength: line }),
    map: Embed,
  },
  strict,
);

export const Place = Type.Object({
  ...PlaceFields.properties,
  _id: Id,
  version: Type.Integer({ minimum: 1 }),
});

/** GET /api/content/guide: all nine headings, each with its map and its places by name. */
export const Guide = Type.Array(
  Type.Object({ id: GuideSectionId, title: Type.String(), map: Embed, places: Type.Array(Place) }),
);

/** PUT /api/content/guide/{section} */
export const GuideMapBody = Type.Object({ map: Embed }, strict);

/** One PDF. `edition`: date of the text itself, empty when not given; `publishedAt`: when it came to the site. */
export const DocumentFile = Type.Object({
  url: Type.String(),
  size: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1 }),
  edition: Type.String(),
  publishedAt: Timestamp,
});

/** GET /api/content/documents/{page}; `document` is null while the centre has brought none. */
export const DocumentAnswer = Type.Object({
  page: DocumentPage,
  document: Type.Union([DocumentFile, Type.Null()]),
});

/** GET /api/content/documents: those that there are. */
export const DocumentList = Type.Array(Type.Object({ page: DocumentPage, document: DocumentFile }));

/** Text fields of PUT /api/content/documents/{page} (multipart); the PDF comes as `file`, and may stay away to keep the last one. */
export const DocumentFields = Type.Object(
  { edition: Type.Optional(Type.String({ pattern: '^$|^\\d{4}-\\d{2}-\\d{2}$' })) },
  strict,
);

const byWhom = {
  /** Grows by one with every change; 0 while nothing was ever set. Goes into If-Match. */
  version: Type.Integer({ minimum: 0 }),
  editedAt: Type.Union([Timestamp, Type.Null()]),
  /** Empty when nobody did yet, or the account is gone. */
  editedBy: Type.String(),
};

/** A value with who has set it and when. */
export const edited = <S extends TSchema>(value: S) => Type.Object({ value, ...byWhom });

/** GET /api/content/{topic} for administrators and the answer of PUT. */
export const EditedContacts = edited(Contacts);
export const EditedHours = edited(Hours);
export const EditedEmergencyNumbers = edited(EmergencyNumbers);
export const EditedLinks = edited(Links);
export const EditedVideos = edited(Videos);
export const EditedSample = edited(Sample);
export const EditedGuideMap = edited(Embed);

export const EditedPlace = Type.Object({ ...Place.properties, ...byWhom });
export const EditedDocument = Type.Object({
  page: DocumentPage,
  document: Type.Union([DocumentFile, Type.Null()]),
  /** All that there ever were, the newest first; the current one among them. */
  versions: Type.Array(DocumentFile),
  ...byWhom,
});

/** GET /api/content/edit: all that administrators may change, as it is now. */
export const EditableContent = Type.Object({
  contacts: EditedContacts,
  hours: EditedHours,
  emergency: EditedEmergencyNumbers,
  links: EditedLinks,
  videos: EditedVideos,
  sample: EditedSample,
  guide: Type.Array(
    Type.Object({ id: GuideSectionId, map: EditedGuideMap, places: Type.Array(EditedPlace) }),
  ),
  documents: Type.Array(EditedDocument),
  /** Sites that maps and videos may come from. */
  frameSources: Type.Array(Type.String()),
});

/** What a history is asked of: a topic, a heading of the guide with all its places, a document. */
export const HistoryOf = enumOf([
  'contacts',
  'hours',
  'emergency',
  'links',
  'videos',
  'sample',
  ...guideSectionIds.map((id) => `guide:${id}` as const),
  ...documentPages.map((page) => `document:${page}` as const),
]);

/** GET /api/content/history?of=: newest first, the last hundred changes. */
export const History = Type.Array(
  Type.Object({
    at: Timestamp,
    by: Type.String(),
    action: enumOf(['changed', 'added', 'removed']),
    /** Name of the place; empty otherwise. */
    name: Type.String(),
    changes: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
  }),
);

export type Contacts = Static<typeof Contacts>;
export type Hours = Static<typeof Hours>;
export type EmergencyNumbers = Static<typeof EmergencyNumbers>;
export type Links = Static<typeof Links>;
export type Videos = Static<typeof Videos>;
export type Sample = Static<typeof Sample>;
export type SiteFacts = Static<typeof SiteFacts>;
export type StepFree = Static<typeof StepFree>;
export type PlaceFields = Static<typeof PlaceFields>;
export type Place = Static<typeof Place>;
export type Guide = Static<typeof Guide>;
export type GuideMapBody = Static<typeof GuideMapBody>;
export type DocumentFile = Static<typeof DocumentFile>;
export type DocumentAnswer = Static<typeof DocumentAnswer>;
export type DocumentList = Static<typeof DocumentList>;
export type DocumentFields = Static<typeof DocumentFields>;
/** A value with who has set it and when. */
export interface Edited<T> {
  value: T;
  version: number;
  editedAt: string | null;
  editedBy: string;
}
export type EditedPlace = Static<typeof EditedPlace>;
export type EditedDocument = Static<typeof EditedDocument>;
export type EditableContent = Static<typeof EditableContent>;
export type HistoryOf = Static<typeof HistoryOf>;
export type History = Static<typeof History>;
