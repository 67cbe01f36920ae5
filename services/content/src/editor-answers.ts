import {
  defaultHours,
  noContacts,
  noEmergencyNumbers,
  noLinks,
  noSample,
} from '@portal/contracts/content/defaults';
import { documentPages } from '@portal/contracts/content/document-pages';
import { guideSectionIds } from '@portal/contracts/content/guide-sections';
import type {
  EditableContent,
  Edited,
  EditedDocument,
  EditedPlace,
  History,
} from '@portal/contracts/rest/content';
import type { ReadModel } from '@portal/event-store/read-model';
import type { Names } from '@portal/service-kit/users/names';
import type { TopicValues } from './fact/topics.ts';
import { byName, toFile, toPlace } from './public-answers.ts';
import {
  documentId,
  type KeptDocument,
  type KeptFact,
  type KeptPlace,
  type KeptSection,
  type Stamp,
  sectionId,
} from './read-model/documents.ts';
import { recall } from './read-model/history.ts';

const nothingYet: TopicValues = {
  contacts: noContacts,
  hours: defaultHours,
  emergency: noEmergencyNumbers,
  links: noLinks,
  videos: [],
  sample: noSample,
};

interface Sources {
  content: Pick<ReadModel, 'get' | 'getMany'>;
  names: Names;
  frameSources: readonly string[];
}

/** What administrators read: the same content with who has changed it and when. */
export class EditorAnswers {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  async everything(): Promise<EditableContent> {
    const { content, frameSources } = this.#sources;
    const topics = Object.keys(nothingYet) as (keyof TopicValues)[];
    const [facts, sections, documents] = await Promise.all([
      content.getMany<KeptFact>(topics),
      content.getMany<KeptSection>(guideSectionIds.map(sectionId)),
      content.getMany<KeptDocument>(documentPages.map(documentId)),
    ]);
    const stamps = [
      ...facts,
      ...sections.flatMap((section) => (section ? [section.map, ...section.places] : [])),
      ...documents,
    ];
    const by = await this.#namesOf(stamps);
    const edited = Object.fromEntries(
      topics.map((topic, i) => [topic, toEdited(facts[i] ?? null, nothingYet[topic], by)]),
    ) as { [T in keyof TopicValues]: Edited<TopicValues[T]> };
    return {
      ...edited,
      guide: guideSectionIds.map((id, i) => ({
        id,
        map: toEdited(sections[i]?.map ?? null, '', by),
        places: byName(sections[i]?.places ?? []).map((place) => toEditedPlace(place, by)),
      })),
      documents: documentPages.map((page, i) => toEditedDocument(page, documents[i] ?? null, by)),
      frameSources: [...frameSources],
    };
  }

  /** What a write has made, without asking the read model: `by` is its editor. */
  async written<T>(value: T, stamp: Stamp): Promise<Edited<T>> {
    return toEdited({ value, ...stamp }, value, await this.#namesOf([stamp]));
  }

  async writtenPlace(place: KeptPlace): Promise<EditedPlace> {
    return toEditedPlace(place, await this.#namesOf([place]));
  }

  async writtenDocument(page: EditedDocument['page'], document: KeptDocument): Promise<EditedDocument> {
    return toEditedDocument(page, document, await this.#namesOf([document]));
  }

  async history(of: string): Promise<History> {
    const entries = await recall(of, this.#sources.content);
    const by = await this.#namesOf(entries);
    return entries.map(({ editorId, ...entry }) => ({ ...entry, by: by.get(editorId) ?? '' }));
  }

  /** Names are an extra: while they can't be told, the rest is. */
  async #namesOf(stamps: readonly (Pick<Stamp, 'editorId'> | null)[]): Promise<Map<string, string>> {
    const ids = stamps.flatMap((stamp) => (stamp ? [stamp.editorId] : []));
    return this.#sources.names.of(ids).catch(() => new Map());
  }
}

function byWhom(stamp: Stamp | null, by: Map<string, string>) {
  return {
    version: stamp?.version ?? 0,
    editedAt: stamp?.editedAt ?? null,
    editedBy: (stamp && by.get(stamp.editorId)) ?? '',
  };
}

function toEdited<T>(fact: KeptFact | null, otherwise: T, by: Map<string, string>): Edited<T> {
  return { value: (fact?.value as T) ?? otherwise, ...byWhom(fact, by) };
}

function toEditedPlace(place: KeptPlace, by: Map<string, string>): EditedPlace {
  return { ...toPlace(place), ...byWhom(place, by) };
}

function toEditedDocument(
  page: EditedDocument['page'],
  kept: KeptDocument | null,
  by: Map<string, string>,
): EditedDocument {
  return {
    page,
    document: kept?.shown ? toFile(page, kept.shown) : null,
    versions: kept?.versions.map((version) => toFile(page, version)).toReversed() ?? [],
    ...byWhom(kept, by),
  };
}
