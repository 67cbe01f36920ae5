/** What a visitor reads when nothing more exact is known. ARCHITECTURE.md, 'REST details'. */
export const messages = {
  400: 'Проверьте, правильно ли заполнены поля.',
  401: 'Войдите, чтобы продолжить.',
  403: 'У вас нет прав на это действие.',
  404: 'Не найдено.',
  405: 'Это действие здесь невозможно.',
  408: 'Запрос шёл слишком долго. Попробуйте ещё раз.',
  409: 'Данные уже изменились. Обновите страницу и попробуйте ещё раз.',
  413: 'Слишком большой объём данных.',
  414: 'Слишком длинный адрес.',
  415: 'Данные такого вида не принимаются.',
  429: 'Слишком много запросов. Попробуйте позже.',
  431: 'Слишком большие заголовки запроса.',
  500: 'Что-то пошло не так. Попробуйте позже.',
  503: 'Сервис временно недоступен. Попробуйте через несколько секунд.',
} as const;

export type Status = keyof typeof messages;

/** The status's name (RFC 9110, RFC 6585), for programs. */
export const names: Record<Status, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The nearest status that the portal answers with: an unlisted 4xx is a 400, all else a 500. */
export function knownStatus(statusCode: number): Status {
  if (statusCode in messages) return statusCode as Status;
  return statusCode >= 400 && statusCode < 500 ? 400 : 500;
}
