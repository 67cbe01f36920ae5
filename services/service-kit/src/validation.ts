import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { InvalidInputError } from './errors.ts';
import { toFieldErrors } from './field-errors.ts';

function compiler(options: Options): Ajv {
  // All errors at once, so that a form is corrected in one go; body and field limits bound the work.
  const ajv = new Ajv({ allErrors: true, removeAdditional: false, useDefaults: false, ...options });
  // `formats` is CommonJS: its default export is the function itself at run time, a namespace for the types.
  formats.default(ajv, ['uuid', 'date-time', 'email', 'uri']);
  // One rule for the server and the forms; the package's own knows no letters but Latin ones.
  ajv.addFormat('idn-email', new RegExp(limits.question.email.pattern, 'u'));
  return ajv;
}

const strict = compiler({ coerceTypes: false });
// A query string and a path hold nothing but text, so numbers in them have to be read from it.
const coercing = compiler({ coerceTypes: true, useDefaults: true });

const compile: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'querystring' || httpPart === 'params' ? coercing : strict).compile(schema);

/** Bodies and headers are taken as they are or refused: no coercion, no default, nothing removed in silence. */
export function useValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(compile);
}

/** Checks values of one schema outside a JSON body: fields of a form, a file's content. */
export class Check<S extends TSchema> {
  readonly schema: S;
  readonly #validate: ValidateFunction;

  constructor(schema: S) {
    this.schema = schema;
    this.#validate = strict.compile(schema);
  }

  /** What is wrong with each field; null when all is well. An error of the value as a whole gives an empty list. */
  errors(value: unknown): FieldError[] | null {
    return this.#validate(value) ? null : toFieldErrors(this.#validate.errors ?? []);
  }

  /** The value in its type; throws InvalidInputError. */
  read(value: unknown): Static<S> {
    const errors = this.errors(value);
    if (errors) throw new InvalidInputError(errors);
    return value as Static<S>;
  }
}
