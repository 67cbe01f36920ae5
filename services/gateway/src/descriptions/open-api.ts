import { components } from '@portal/service-kit/open-api/components';
import type { OpenApiAnswer, OpenApiDocument, Operation } from '@portal/service-kit/open-api/document';
import type { ApiMethod } from '../routing/api-routes.ts';
import { apiRoutes } from '../routing/api-routes.ts';
import { resolve } from '../routing/resolve.ts';
import { ownPaths } from './own-paths.ts';
import type { ServiceDocuments } from './service-documents.ts';

/** In the order of the page. */
const tags = [
  'Новости',
  'Комментарии',
  'Вопросы',
  'Вход и учётная запись',
  'Пользователи',
  'Сведения о центре',
  'Путеводитель',
  'Документы',
  'Поиск',
  'Описания',
];

const description = [
  'Адреса, методы и ответы портала. Все данные — JSON в UTF-8, если не сказано другое.',
  'Где спрашивают с токеном: заголовок Authorization: Bearer <токен>.',
  'Любой отказ имеет один вид: { statusCode, error, message, errors? }, message — по-русски и годится для показа.',
  'У любого адреса: HEAD там же, где GET; 405 с Allow, если метода у него нет; 408, 414 и 431, если сам запрос слишком долгий или его адрес и заголовки слишком длинные.',
].join('\n');

/** SPEC.md section 7 spells these paths in two ways; any other letter case is answered too. */
const spelledToo = ['/api/sendUs', '/api/SendUs'] as const;

/**
 * OpenAPI 3.1 of all that is reachable here: what the services say of their routes, under every path that leads to them,
 * with what the gateway adds to each answer.
 */
export function openApi(documents: ServiceDocuments): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [service, document] of Object.entries(documents)) {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const spelling of spellingsOf(path)) {
        for (const [method, operation] of Object.entries(item)) {
          const target = resolve(method.toUpperCase(), spelling.replaceAll(/[{}]/g, ''));
          if (target.kind !== 'api' || target.route.service !== service) continue;
          paths[spelling] = {
            ...paths[spelling],
            [method]: { operationId: idOf(method, spelling), ...atGateway(operation, target.method) },
          };
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Портал: REST', version: '1.0.0', description },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    components: components as unknown as OpenApiDocument['components'],
    paths: { ...sorted(paths), ...ownPaths },
  };
}

function spellingsOf(path: string): string[] {
  const [usual, other] = spelledToo;
  const aliases = apiRoutes
    .filter(({ upstreamPath }) => upstreamPath && braced(upstreamPath) === path)
    .map((route) => braced(route.path));
  const [, rest] = path.split(usual);
  return [path, ...aliases, ...(rest === undefined ? [] : [other + rest])];
}

const braced = (pattern: string) => pattern.replaceAll(/:(\w+)/g, '{$1}');

/** 'get', '/api/posts/{id}' → 'get-api-posts-id' */
function idOf(method: string, path: string): string {
  return `${method}${path.replaceAll(/[{}]/g, '').replaceAll('/', '-')}`;
}

function atGateway(operation: Operation, { read, limit }: ApiMethod): Operation {
  const { parameters = [], responses } = operation;
  const limited = limit && { 429: { $ref: '#/components/responses/429' } };
  if (!read) return { ...operation, responses: { ...responses, ...limited } };
  const ifNoneMatch = { $ref: '#/components/parameters/If-None-Match' };
  const others = parameters.filter((one) => !('$ref' in one && one.$ref === ifNoneMatch.$ref));
  return {
    ...operation,
    parameters: [...others, ifNoneMatch],
    responses: {
      ...responses,
      ...limited,
      200: { ...(responses[200] as OpenApiAnswer), headers: { ETag: etag } },
      304: { description: 'Не изменилось: тела нет.', headers: { ETag: etag } },
    },
  };
}

const etag = { required: true, description: 'Метка ответа для If-None-Match.', schema: { type: 'string' } };

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
