import type { TSchema } from 'typebox';
import type { FormOptions } from '../form.ts';

/** A body as OpenAPI has it: a JSON Schema for each media type. */
export interface FormBody {
  content: Record<string, { schema: unknown }>;
}

/** What `readForm` takes: text fields, some of them JSON in a string, and a file. */
function multipart({ fields, json = [], file }: FormOptions<TSchema>): object {
  const schema = fields.schema as { properties?: Record<string, TSchema>; required?: string[] };
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    json.includes(name)
      ? { type: 'string', contentMediaType: 'application/json', contentSchema: property }
      : property,
  ]);
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(properties),
      ...(file && { [file.name]: { type: 'string', format: 'binary' } }),
    },
  };
}

/** The body of a route that reads a form: multipart, and the same fields as JSON where the route takes them so too. */
export function formBody(form: FormOptions<TSchema> & { orJson: boolean }): FormBody {
  return {
    content: {
      'multipart/form-data': { schema: multipart(form) },
      ...(form.orJson && { 'application/json': { schema: form.fields.schema } }),
    },
  };
}
