import { SearchAnswer } from '@portal/contracts/rest/search';
import type { OpenApiDocument, Operation } from '@portal/service-kit/open-api/document';

const unavailable = { 503: { $ref: '#/components/responses/503' } };
const ifNoneMatch = { $ref: '#/components/parameters/If-None-Match' };
const etag = { ETag: { required: true, schema: { type: 'string' } } };
const notModified = { 304: { description: 'Не изменилось: тела нет.', headers: etag } };

const read = (operationId: string, summary: string, tag: string, schema: object): Operation => ({
  operationId,
  tags: [tag],
  summary,
  parameters: [ifNoneMatch],
  responses: {
    200: { description: 'Ответ.', headers: etag, content: { 'application/json': { schema } } },
    ...notModified,
    ...unavailable,
  },
});

const search = read(
  'get-api-search',
  'Поиск по порталу: лучшее сначала, не больше двадцати',
  'Поиск',
  SearchAnswer,
);

/** What the gateway answers itself. */
export const ownPaths: OpenApiDocument['paths'] = {
  '/api/search': {
    get: {
      ...search,
      parameters: [
        {
          name: 'q',
          in: 'query',
          description: 'Что искать. Из длинного текста берутся первые 200 символов.',
          schema: { type: 'string' },
        },
        ifNoneMatch,
      ],
    },
  },
  '/openapi.json': {
    get: read('get-openapi', 'Это описание (OpenAPI 3.1)', 'Описания', { type: 'object' }),
  },
  '/asyncapi.json': {
    get: read('get-asyncapi', 'События портала (AsyncAPI 3)', 'Описания', { type: 'object' }),
  },
};
