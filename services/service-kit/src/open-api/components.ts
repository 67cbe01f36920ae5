import { ErrorAnswer } from '@portal/contracts/rest/error';
import { messages, type Status } from '../statuses.ts';

/** Headers that handlers judge themselves, by `config.takes`. */
export const parameters = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Ключ повторного запроса. Тот же ключ с теми же данными не создаёт ничего второй раз, с другими данными — ошибка 409.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description:
      'Версия, которую видел редактор: "3". Если её уже сменила другая — ошибка 409. Без заголовка или с * принимается любая.',
    schema: { type: 'string', pattern: '^(\\*|"(0|[1-9][0-9]{0,8})")$' },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETag ответа, который уже есть. Если он не устарел, ответ — 304 без тела.',
    schema: { type: 'string' },
  },
} as const;

export type TakenHeader = keyof typeof parameters;

const retryAfter = {
  'Retry-After': {
    description: 'Через сколько секунд повторить.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};

const headers: Partial<Record<Status, object>> = {
  401: {
    'WWW-Authenticate': { description: 'Всегда Bearer.', required: true, schema: { type: 'string' } },
  },
  405: {
    Allow: { description: 'Какие методы есть у этого адреса.', required: true, schema: { type: 'string' } },
  },
  429: retryAfter,
  503: retryAfter,
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** A refusal of each status in the one form, named by the status. */
const responses = Object.fromEntries(
  Object.entries(messages).map(([status, description]) => [
    status,
    {
      description,
      ...(headers[Number(status) as Status] && { headers: headers[Number(status) as Status] }),
      content: errorContent,
    },
  ]),
);

export const components = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'Токен из ответа входа или регистрации. Живёт час; новый даёт /api/auth/getMe.',
    },
  },
  schemas: { Error: ErrorAnswer },
  parameters,
  responses,
} as const;
