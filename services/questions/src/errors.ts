import { limits } from '@portal/contracts/rest/limits';
import { DomainError } from '@portal/service-kit/errors';

export class QuestionNotFoundError extends DomainError {
  constructor() {
    super('QUESTION_NOT_FOUND', 404, 'Вопрос не найден.');
  }
}

/** Somebody else's edit came between reading the question and `If-Match`. */
export class QuestionVersionError extends DomainError {
  constructor() {
    super(
      'QUESTION_VERSION',
      409,
      'Вопрос уже изменил кто-то другой. Обновите страницу и внесите правку ещё раз.',
    );
  }
}

/** The question has no file, or is gone. */
export class FileNotFoundError extends DomainError {
  constructor() {
    super('FILE_NOT_FOUND', 404, 'Файл не найден.');
  }
}

/** A refusal that is the file's fault: the sentence is shown beside the field `file` too. */
class FileError extends DomainError {
  constructor(code: string, statusCode: number, message: string) {
    super(code, statusCode, message, { errors: [{ field: 'file', message }] });
  }
}

/** By its content the file is none of the kinds that are taken, whatever its name says. */
export class FileTypeError extends FileError {
  constructor() {
    super(
      'FILE_TYPE',
      415,
      'Такой файл не принимается. Приложите PDF, документ Word, Excel, PowerPoint или OpenDocument либо картинку.',
    );
  }
}

export class FileEmptyError extends FileError {
  constructor() {
    super('FILE_EMPTY', 400, 'Файл пустой. Выберите другой файл.');
  }
}

export class FileTooLargeError extends FileError {
  constructor() {
    super('FILE_TOO_LARGE', 413, `Файл больше ${limits.attachment.bytes / 1024 ** 2} МБ.`);
  }
}

/**
 * The field that people do not see was filled in. It is told, not passed over in silence: should a browser have filled
 * it in for a person, their question must not be lost.
 */
export class TrapError extends DomainError {
  constructor() {
    const message = 'Оставьте это поле пустым и отправьте вопрос ещё раз.';
    super('TRAP', 400, message, { errors: [{ field: 'website', message }] });
  }
}
