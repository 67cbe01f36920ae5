import { limits } from '@portal/contracts/rest/limits';
import { DomainError } from '@portal/service-kit/errors';

const megapixels = limits.image.pixels / 1_000_000;

/** SPEC.md section 8. */
export class PostNotFoundError extends DomainError {
  constructor() {
    super('POST_NOT_FOUND', 404, 'Новость не найдена.');
  }
}

/** Somebody else's edit came between reading the post and `If-Match`. */
export class PostVersionError extends DomainError {
  constructor() {
    super(
      'POST_VERSION',
      409,
      'Новость уже изменил кто-то другой. Обновите страницу и внесите правку ещё раз.',
    );
  }
}

/** The time in which a deletion can be undone is over. */
export class PostGoneError extends DomainError {
  constructor() {
    super('POST_GONE', 404, 'Новость удалена слишком давно: вернуть её уже нельзя.');
  }
}

export class PostVersionNotFoundError extends DomainError {
  constructor() {
    super('POST_VERSION_NOT_FOUND', 404, 'Такого варианта новости нет.');
  }
}

export class CommentNotFoundError extends DomainError {
  constructor() {
    super('COMMENT_NOT_FOUND', 404, 'Комментарий не найден.');
  }
}

/** Somebody else's comment is for administrators to delete. */
export class ForeignCommentError extends DomainError {
  constructor() {
    super('COMMENT_FOREIGN', 403, 'Удалить можно только свой комментарий.');
  }
}

export class ImageNotFoundError extends DomainError {
  constructor() {
    super('IMAGE_NOT_FOUND', 404, 'Картинка не найдена.');
  }
}

/** A refusal that is the picture's fault: the sentence is shown beside the field `image` too. */
class ImageError extends DomainError {
  constructor(code: string, statusCode: number, message: string) {
    super(code, statusCode, message, { errors: [{ field: 'image', message }] });
  }
}

/** By its content the file is none of the kinds that are taken, whatever its name says. */
export class ImageTypeError extends ImageError {
  constructor() {
    super('IMAGE_TYPE', 415, 'Картинка должна быть в формате PNG, JPEG, WebP, AVIF или GIF.');
  }
}

export class ImageUnreadableError extends ImageError {
  constructor() {
    super('IMAGE_UNREADABLE', 400, 'Не удалось прочитать картинку: файл повреждён.');
  }
}

export class ImageTooManyPixelsError extends ImageError {
  constructor() {
    super('IMAGE_TOO_MANY_PIXELS', 413, `В картинке больше ${megapixels} миллионов точек.`);
  }
}

/** More pictures at once than the service takes in hand. */
export class ImageQueueFullError extends DomainError {
  constructor() {
    super('IMAGE_QUEUE_FULL', 503, 'Сервер занят обработкой картинок. Попробуйте через несколько секунд.', {
      retryAfter: 3,
    });
  }
}
