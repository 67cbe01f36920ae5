/** A JSON Schema as far as requests are made from it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  pattern?: string;
  minimum?: number;
  contentSchema?: Schema;
}

/** One thing that can be asked of the portal, as its OpenAPI has it. */
export interface Operation {
  method: string;
  path: string;
  query: string[];
  /** Of the body, by media type. */
  bodies: Record<string, Schema>;
  statuses: number[];
}

interface Described {
  parameters?: { in?: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

/** Every operation of the document. Streams of events, which have no end, are left out. */
export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths)
    .filter(([path]) => !/\/events$/i.test(path))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, { parameters = [], requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])),
        bodies: Object.fromEntries(
          Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
        ),
        statuses: Object.keys(responses).map(Number),
      })),
    );
}
