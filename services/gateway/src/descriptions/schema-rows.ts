/** A JSON Schema as far as the contracts make use of it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  contentSchema?: Schema;
}

/** A field as a reader wants it: where it is, whether it has to be there, what it is. */
export interface Row {
  name: string;
  required: boolean;
  kind: string;
}

const formats: Record<string, string> = {
  uuid: 'идентификатор (UUID)',
  'date-time': 'время по Гринвичу (ISO 8601)',
  email: 'адрес электронной почты',
  'idn-email': 'адрес электронной почты',
  binary: 'файл',
};

const types: Record<string, string> = {
  string: 'текст',
  integer: 'целое число',
  number: 'число',
  boolean: 'да или нет (true, false)',
  array: 'список',
  object: 'набор полей',
  null: 'null',
};

function bounds(from: number | undefined, to: number | undefined, of: string): string {
  if (from === undefined && to === undefined) return '';
  const words = [from === undefined ? '' : `от ${from}`, to === undefined ? '' : `до ${to}`];
  return `, ${words.filter(Boolean).join(' ')}${of}`;
}

/** What a value is, in words. */
export function kindOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' или ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum?.length === 1) return JSON.stringify(schema.enum[0]);
  if (schema.enum) return `одно из: ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  if (schema.contentSchema) return `JSON в виде текста: ${kindOf(schema.contentSchema)}`;
  const { type = '', format = '' } = schema;
  const name = formats[format] ?? types[type] ?? 'любое значение';
  if (type === 'array') {
    return `${name}${bounds(undefined, schema.maxItems, ' записей')}: ${kindOf(schema.items ?? {})}`;
  }
  if (type === 'string') return name + bounds(schema.minLength, schema.maxLength, ' символов');
  return name + bounds(schema.minimum, schema.maximum, '');
}

/** The fields of a value, those of its parts after it: `posts[].tags[].name`. */
export function rowsOf(schema: Schema, path = ''): Row[] {
  const parts = [schema, ...(schema.anyOf ?? [])];
  return parts.flatMap((part) => {
    if (part.items) return rowsOf(part.items, `${path}[]`);
    if (part.contentSchema) return rowsOf(part.contentSchema, path);
    return Object.entries({ ...part.properties, ...part.patternProperties }).flatMap(([field, value]) => {
      const name = path ? `${path}.${field}` : field;
      const required = part.required?.includes(field) ?? false;
      return [{ name, required, kind: kindOf(value) }, ...rowsOf(value, name)];
    });
  });
}
