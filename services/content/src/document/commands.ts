import { type DocumentEvent, documentEvents } from '@portal/contracts/events/content';
import { Aggregates } from '@portal/event-store/aggregates';
import type { AppendContext, EventLog } from '@portal/event-store/log';
import { documentId, type KeptDocument } from '../read-model/documents.ts';
import { ofAggregate } from '../read-model/of-aggregate.ts';
import { type DocumentCommand, type DocumentState, documentDecider } from './decide.ts';
import type { DocumentFiles } from './document-files.ts';

const subjectOf = (page: string) => `content.document.${page}`;

interface Written {
  document: KeptDocument;
  sequence: number;
}

interface Publication {
  page: string;
  editorId: string;
  expectedVersion: number | undefined;
  edition: string;
  /** The PDF as it came; null keeps the last one. */
  upload: Buffer | null;
}

/** Publishes and withdraws the PDFs of pages. */
export class DocumentCommands {
  readonly #log: EventLog;
  readonly #files: DocumentFiles;
  readonly aggregates: Aggregates<DocumentCommand, DocumentEvent, DocumentState>;

  constructor(log: EventLog, files: DocumentFiles) {
    this.#log = log;
    this.#files = files;
    this.aggregates = new Aggregates({
      log,
      decider: documentDecider,
      subject: subjectOf,
      events: documentEvents,
    });
  }

  /** @throws NoPdfError, PdfLockedError, PdfUnreadableError, ContentVersionError and what the log throws */
  async publish({ upload, ...publication }: Publication, context: AppendContext): Promise<Written> {
    const { page } = publication;
    const { sequence } = await this.#files.keepFor(upload, (file) =>
      this.aggregates.handle(page, { kind: 'publish', ...publication, file }, context),
    );
    return this.#written(page, sequence);
  }

  /** @throws DocumentNotFoundError, ContentVersionError and what the log throws */
  async withdraw(command: Omit<Publication, 'upload' | 'edition'>, context: AppendContext): Promise<Written> {
    const { sequence } = await this.aggregates.handle(
      command.page,
      { kind: 'withdraw', ...command },
      context,
    );
    return this.#written(command.page, sequence);
  }

  async #written(page: string, sequence: number): Promise<Written> {
    const documents = await ofAggregate(this.#log, subjectOf(page), sequence);
    return { sequence, document: (await documents.get<KeptDocument>(documentId(page)))! };
  }
}
