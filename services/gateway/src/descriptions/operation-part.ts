import type {
  Media,
  OpenApiAnswer,
  OpenApiDocument,
  OpenApiParameter,
  Operation,
  Reference,
} from '@portal/service-kit/open-api/document';
import { type Html, html, nothing } from '../pages/html.ts';
import { kindOf, rowsOf, type Schema } from './schema-rows.ts';
import { fieldsTable } from './tables.ts';

/** One thing that can be asked for, with all paths that it is found at. */
interface Group {
  tag: string;
  method: string;
  paths: string[];
  operation: Operation;
}

/** What is spelled in several ways is told once. */
export function groupsOf({ paths }: OpenApiDocument): Group[] {
  const groups = new Map<string, Group>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const tag = operation.tags?.[0] ?? '';
      const key = `${tag} ${method} ${operation.summary}`;
      const known = groups.get(key);
      if (known) known.paths.push(path);
      else groups.set(key, { tag, method: method.toUpperCase(), paths: [path], operation });
    }
  }
  return [...groups.values()];
}

export function operationPart({ method, paths, operation }: Group, document: OpenApiDocument): Html {
  const { parameters = [], requestBody, responses, security } = operation;
  const rows = parameters.map((given) => {
    const { name, required, schema, description } = dereferenced<OpenApiParameter>(given, document);
    const kind = description ?? kindOf(schema as Schema);
    return { name, required: required ?? false, kind };
  });
  return html`<article id="${operation.operationId ?? ''}"><h3>${paths.map(
    (path) => html`<code>${method} ${path}</code>`,
  )} ${operation.summary ?? ''}</h3>
<p>${security ? 'Нужен токен.' : 'Доступно всем.'}</p>
<details><summary>Что послать и что придёт</summary>
${rows.length > 0 ? fieldsTable('Параметры', rows) : nothing}
${requestBody ? media('Тело', requestBody.content) : nothing}
${Object.entries(responses).map(([status, answer]) => answerPart(status, answer, document))}
</details></article>`;
}

function answerPart(status: string, given: OpenApiAnswer | Reference, document: OpenApiDocument): Html {
  if ('$ref' in given) {
    const { description } = dereferenced<OpenApiAnswer>(given, document);
    return html`<p><strong>${status}</strong> ${description}</p>`;
  }
  return given.content
    ? media(`Ответ ${status}`, given.content)
    : html`<p><strong>${status}</strong> ${given.description}</p>`;
}

function media(title: string, content: Media): Html {
  const parts = Object.entries(content).map(([type, { schema }]) => {
    const rows = rowsOf((schema ?? {}) as Schema);
    const name = `${title}: ${type}`;
    return rows.length > 0
      ? fieldsTable(name, rows)
      : html`<p><strong>${name}</strong> ${kindOf((schema ?? {}) as Schema)}</p>`;
  });
  return html`${parts}`;
}

function dereferenced<T>(given: T | Reference, { components }: OpenApiDocument): T {
  if (!('$ref' in (given as object))) return given as T;
  const [, , kind = '', name = ''] = (given as Reference).$ref.split('/');
  return (components[kind] as Record<string, T>)[name] as T;
}
