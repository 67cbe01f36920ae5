import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { components, type TakenHeader } from './components.ts';
import type { OpenApiAnswer, OpenApiDocument, Operation } from './document.ts';
import { formBody } from './form-body.ts';
import { refusalsOf } from './refusals.ts';

interface Marks {
  'x-refusals': number[];
  'x-takes': readonly TakenHeader[];
  'x-html': boolean;
}
type Marked = Operation & Partial<Marks>;

/**
 * `/openapi.json`: OpenAPI 3.1 of this service's routes, made from the schemas that also validate them, from who may use
 * each and from what its `config` says that no schema does.
 */
export async function useOpenApi(app: FastifyInstance, service: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Портал: ${service}`, version: '1.0.0' },
      components: { securitySchemes: components.securitySchemes },
    },
    transform: ({ schema, url, route }) => {
      const { config = {} } = route;
      const { access, form, takes = [] } = config;
      const guarded = access === 'user' || access === 'admin';
      const marks: Marks = {
        'x-refusals': refusalsOf({ method: String(route.method), schema, config }),
        'x-takes': takes,
        'x-html': config.html ?? false,
      };
      const described = {
        ...schema,
        ...(form && { body: formBody(form) }),
        ...(guarded && { security: [{ token: [] }] }),
        ...marks,
        hide: access === 'internal',
      };
      return { url, schema: described as FastifySchema };
    },
  });
  let document: object | undefined;
  app.get('/openapi.json', { config: { access: 'internal' } }, async () => {
    document ??= complete(app.swagger() as unknown as OpenApiDocument);
    return document;
  });
}

function complete(document: OpenApiDocument): object {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, finish(operation)])),
  ]);
  return { ...document, components, paths: Object.fromEntries(paths) };
}

/** The marks of `transform` as references to the components. */
function finish(operation: Marked): object {
  const { 'x-refusals': refusals = [], 'x-takes': takes = [], 'x-html': html, ...rest } = operation;
  const headers = takes.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const parameters = [...(rest.parameters ?? []), ...headers];
  const answers = Object.entries(rest.responses).map(([status, answer]) => [
    status,
    html ? alsoHtml(answer as OpenApiAnswer) : answer,
  ]);
  const refs = refusals.map((status) => [String(status), { $ref: `#/components/responses/${status}` }]);
  return {
    ...rest,
    ...(parameters.length > 0 && { parameters }),
    responses: Object.fromEntries([...answers, ...refs]),
  };
}

function alsoHtml(answer: OpenApiAnswer): OpenApiAnswer {
  return { ...answer, content: { ...answer.content, 'text/html': { schema: { type: 'string' } } } };
}
