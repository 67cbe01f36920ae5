import type { FieldError } from '@portal/contracts/rest/error';

/** The part of an ajv error that is read here. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath?: string;
  params: Record<string, unknown>;
}

const EMPTY = 'Заполните это поле.';
const MOST_ERRORS = 20;

const types: Record<string, string> = {
  string: 'Здесь нужен текст.',
  integer: 'Здесь нужно целое число.',
  number: 'Здесь нужно число.',
  boolean: 'Здесь нужно «да» или «нет».',
  array: 'Здесь нужен список.',
  object: 'Здесь нужен набор полей.',
};

const formats: Record<string, string> = {
  uuid: 'Неверный идентификатор.',
  email: 'Неверный адрес электронной почты.',
  'idn-email': 'Проверьте адрес электронной почты. Он выглядит так: имя@почта.by',
  'date-time': 'Неверная дата или время.',
};

const plural = new Intl.PluralRules('ru');
const count = (n: number, one: string, many: string) => `${n} ${plural.select(n) === 'one' ? one : many}`;
const characters = (n: number) => count(n, 'символа', 'символов');
const entries = (n: number) => count(n, 'записи', 'записей');

const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => EMPTY,
  additionalProperties: () => 'Такого поля здесь нет.',
  type: ({ type }) => types[String(type)] ?? 'Неверное значение.',
  minLength: ({ limit }) => (limit === 1 ? EMPTY : `Не короче ${characters(Number(limit))}.`),
  maxLength: ({ limit }) => `Не длиннее ${characters(Number(limit))}.`,
  pattern: ({ pattern }) => (pattern === '\\S' ? EMPTY : 'Здесь есть недопустимые символы.'),
  format: ({ format }) => formats[String(format)] ?? 'Неверное значение.',
  minimum: ({ limit }) => `Не меньше ${limit}.`,
  maximum: ({ limit }) => `Не больше ${limit}.`,
  minItems: ({ limit }) => `Не меньше ${entries(Number(limit))}.`,
  maxItems: ({ limit }) => `Не больше ${entries(Number(limit))}.`,
  enum: () => 'Выберите одно из предложенных значений.',
  const: () => 'Выберите одно из предложенных значений.',
  anyOf: () => 'Выберите одно из предложенных значений.',
};

/** '/tags/0' and the missing or unknown property → 'tags.0.name'. */
function fieldOf(error: SchemaError): string {
  const path = error.instancePath.split('/').slice(1);
  const property = error.params.missingProperty ?? error.params.additionalProperty;
  return [...path, ...(typeof property === 'string' ? [property] : [])].join('.');
}

/**
 * Says in Russian what is wrong, one sentence a field and 20 fields at most. What concerns the body as a whole has no
 * field and is left out.
 */
export function toFieldErrors(errors: readonly SchemaError[]): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors) {
    // The branches of a union each say why they did not fit; the union's own error says it once.
    if (/\/anyOf\/\d+\//.test(error.schemaPath ?? '')) continue;
    const field = fieldOf(error);
    if (field === '' || found.has(field) || found.size >= MOST_ERRORS) continue;
    found.set(field, sentences[error.keyword]?.(error.params) ?? 'Неверное значение.');
  }
  return [...found].map(([field, message]) => ({ field, message }));
}
