import {
  defaultHours,
  noContacts,
  noEmergencyNumbers,
  noLinks,
  noSample,
} from '@portal/contracts/content/defaults';
import { type DocumentPage, documentPages } from '@portal/contracts/content/document-pages';
import { guideSections } from '@portal/contracts/content/guide-sections';
import type {
  Contacts,
  DocumentAnswer,
  DocumentFile,
  DocumentList,
  EmergencyNumbers,
  Guide,
  Hours,
  Links,
  Place,
  Sample,
  SiteFacts,
  Videos,
} from '@portal/contracts/rest/content';
import type { ReadModel } from '@portal/event-store/read-model';
import {
  documentId,
  type KeptDocument,
  type KeptFact,
  type KeptPlace,
  type KeptSection,
  type KeptVersion,
  sectionId,
} from './read-model/documents.ts';

/** What visitors read (`@portal/contracts/rest/content`), put together from the read model. */
export class PublicAnswers {
  readonly #content: Pick<ReadModel, 'get' | 'getMany'>;

  constructor(content: Pick<ReadModel, 'get' | 'getMany'>) {
    this.#content = content;
  }

  async facts(): Promise<SiteFacts> {
    const ids = ['contacts', 'hours', 'emergency', 'links', 'sample'];
    const [contacts, hours, emergency, links, sample] = await this.#content.getMany<KeptFact>(ids);
    return {
      contacts: (contacts?.value as Contacts) ?? noContacts,
      hours: (hours?.value as Hours) ?? defaultHours,
      emergency: (emergency?.value as EmergencyNumbers) ?? noEmergencyNumbers,
      links: (links?.value as Links) ?? noLinks,
      sample: (sample?.value as Sample) ?? noSample,
    };
  }

  async videos(): Promise<Videos> {
    return (await this.#content.get<KeptFact<Videos>>('videos'))?.value ?? [];
  }

  async guide(): Promise<Guide> {
    const sections = await this.#content.getMany<KeptSection>(guideSections.map(({ id }) => sectionId(id)));
    return guideSections.map(({ id, title }, i) => ({
      id,
      title,
      map: sections[i]?.map?.value ?? '',
      places: byName(sections[i]?.places ?? []).map(toPlace),
    }));
  }

  async document(page: DocumentPage): Promise<DocumentAnswer> {
    const kept = await this.#content.get<KeptDocument>(documentId(page));
    return { page, document: kept?.shown ? toFile(page, kept.shown) : null };
  }

  async documents(): Promise<DocumentList> {
    const answers = await Promise.all(documentPages.map((page) => this.document(page)));
    return answers.filter((answer): answer is DocumentList[number] => answer.document !== null);
  }
}

const alphabet = new Intl.Collator('ru', { numeric: true });

export function byName(places: readonly KeptPlace[]): KeptPlace[] {
  return places.toSorted((a, b) => alphabet.compare(a.name, b.name));
}

export function toPlace({ id, editedAt: _, editorId: __, ...place }: KeptPlace): Place {
  return { _id: id, ...place };
}

/** Every version has an address of its own, so that browsers may keep it for ever. */
export function toFile(page: string, { name, size, pages, edition, publishedAt }: KeptVersion): DocumentFile {
  return { url: `/api/documents/${page}/${name}`, size, pages, edition, publishedAt };
}
