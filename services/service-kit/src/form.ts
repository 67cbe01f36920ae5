import multipart, { type Multipart } from '@fastify/multipart';
import type { FieldError } from '@portal/contracts/rest/error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import {
  DomainError,
  InvalidInputError,
  TooLargeError,
  UnreadableBodyError,
  UnsupportedTypeError,
} from './errors.ts';
import type { Check } from './validation.ts';

export interface FormOptions<S extends TSchema> {
  /** Schema of the text fields; one that refuses unknown fields. */
  fields: Check<S>;
  /** Names of fields that hold JSON as text, such as `tags`. */
  json?: readonly string[];
  /** The one file that the form takes. */
  file?: { name: string; maxBytes: number };
}

export interface FormFile {
  /** As the client named it: to show, never to store under. */
  filename: string;
  /** As the client says: to be judged by the content. */
  mimetype: string;
  data: Buffer;
}

export interface Form<S extends TSchema> {
  fields: Static<S>;
  /** null when there is none, or the file input was left empty. */
  file: FormFile | null;
}

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 256 * 1024;

/** Lets the service take `multipart/form-data`; its routes call `readForm`. */
export async function useForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fieldNameSize: 100, files: 1, headerPairs: 20 },
  });
}

/**
 * Reads a form whole: text with LF line ends (ARCHITECTURE.md, 'REST details'), JSON fields parsed, the file in memory.
 * @throws InvalidInputError with field errors, UnsupportedTypeError for another kind of body, TooLargeError,
 *   UnreadableBodyError for a form that is cut off or broken
 */
export async function readForm<S extends TSchema>(
  request: FastifyRequest,
  options: FormOptions<S>,
): Promise<Form<S>> {
  if (!request.isMultipart()) throw new UnsupportedTypeError();
  const form = new FormReader(options);
  try {
    const limits = { fileSize: options.file?.maxBytes ?? 1, parts: MAX_FIELDS + 1 };
    for await (const part of request.parts({ limits })) await form.take(part);
  } catch (error) {
    throw translate(error, options.file?.name ?? '');
  }
  return form.result();
}

class FormReader<S extends TSchema> {
  readonly #options: FormOptions<S>;
  readonly #values = new Map<string, unknown>();
  readonly #errors: FieldError[] = [];
  #file: FormFile | null = null;

  constructor(options: FormOptions<S>) {
    this.#options = options;
  }

  async take(part: Multipart): Promise<void> {
    const field = part.fieldname;
    if (part.type === 'file') {
      if (field !== this.#options.file?.name) {
        part.file.resume();
        this.#errors.push({ field, message: 'Такого файла здесь нет.' });
        return;
      }
      const data = await part.toBuffer();
      // Browsers send an empty file input as a nameless file of no bytes.
      const empty = data.length === 0 && !part.filename;
      if (!empty) this.#file = { filename: part.filename, mimetype: part.mimetype, data };
      return;
    }
    if (part.valueTruncated || part.fieldnameTruncated) throw new TooLargeError();
    if (this.#values.has(field)) this.#errors.push({ field, message: 'Это поле пришло дважды.' });
    this.#values.set(field, this.#read(field, part.value));
  }

  result(): Form<S> {
    const fields = Object.fromEntries(this.#values);
    const errors = new Map<string, FieldError>();
    for (const error of [...this.#errors, ...(this.#options.fields.errors(fields) ?? [])]) {
      if (!errors.has(error.field)) errors.set(error.field, error);
    }
    if (errors.size > 0) throw new InvalidInputError([...errors.values()]);
    return { fields: this.#options.fields.read(fields), file: this.#file };
  }

  #read(field: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (!this.#options.json?.includes(field)) return value.replaceAll(/\r\n?/g, '\n');
    try {
      return JSON.parse(value);
    } catch {
      this.#errors.push({ field, message: 'Неверное значение.' });
      return undefined;
    }
  }
}

/** What @fastify/multipart and its parser throw, as refusals of ours. */
function translate(error: unknown, file: string): unknown {
  if (error instanceof DomainError) return error;
  switch ((error as { code?: unknown }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new TooLargeError('Файл слишком большой.', error);
    case 'FST_FILES_LIMIT':
      return new InvalidInputError([{ field: file, message: 'Можно приложить только один файл.' }]);
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new TooLargeError(undefined, error);
    default:
      return new UnreadableBodyError(error);
  }
}
