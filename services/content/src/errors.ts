import { limits } from '@portal/contracts/rest/limits';
import { DomainError } from '@portal/service-kit/errors';

/** Somebody else's edit came between reading and `If-Match`. */
export class ContentVersionError extends DomainError {
  constructor() {
    super(
      'CONTENT_VERSION',
      409,
      'Эти сведения уже изменил кто-то другой. Обновите страницу и внесите правку ещё раз.',
    );
  }
}

export class PlaceNotFoundError extends DomainError {
  constructor() {
    super('PLACE_NOT_FOUND', 404, 'Такого места в путеводителе нет.');
  }
}

/** A heading of the guide is one page's reading, and one document of the read model. */
export class TooManyPlacesError extends DomainError {
  constructor() {
    const message = `Под этим заголовком уже ${limits.content.places} мест. Больше добавить нельзя.`;
    super('TOO_MANY_PLACES', 400, message, { errors: [{ field: 'section', message }] });
  }
}

export class DocumentNotFoundError extends DomainError {
  constructor() {
    super('DOCUMENT_NOT_FOUND', 404, 'Такого документа нет.');
  }
}

/** A refusal that is the file's fault: the sentence is shown beside the field `file` too. */
class FileError extends DomainError {
  constructor(code: string, statusCode: number, message: string, cause?: unknown) {
    super(code, statusCode, message, { errors: [{ field: 'file', message }], cause });
  }
}

/** The first version of a document came without its PDF. */
export class DocumentWithoutFileError extends FileError {
  constructor() {
    super('DOCUMENT_WITHOUT_FILE', 400, 'Выберите файл PDF.');
  }
}

/** By its content the file is no PDF, whatever its name says. */
export class NoPdfError extends FileError {
  constructor() {
    super('NO_PDF', 415, 'Файл должен быть в формате PDF.');
  }
}

export class PdfUnreadableError extends FileError {
  constructor(cause?: unknown) {
    super('PDF_UNREADABLE', 400, 'Не удалось прочитать PDF: файл повреждён.', cause);
  }
}

export class PdfLockedError extends FileError {
  constructor() {
    super('PDF_LOCKED', 400, 'PDF закрыт паролем. Посетители не смогут его открыть. Снимите пароль.');
  }
}
