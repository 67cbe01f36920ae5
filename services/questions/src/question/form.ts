import type {} from '@fastify/multipart';
import { limits } from '@portal/contracts/rest/limits';
import { CreateQuestionFields, EditQuestionFields } from '@portal/contracts/rest/question';
import { TooLargeError } from '@portal/service-kit/errors';
import { readForm } from '@portal/service-kit/form';
import { Check } from '@portal/service-kit/validation';
import type { FastifyRequest } from 'fastify';
import { FileTooLargeError, TrapError } from '../errors.ts';
import { type InspectedFile, inspectFile } from '../file/inspect.ts';
import type { Fields } from './sealing.ts';

/** Text and answer in UTF-8 with every character escaped (\uXXXX), and the other fields. */
export const JSON_BODY_BYTES = 256 * 1024;

const file = { name: 'file', maxBytes: limits.attachment.bytes };
export const questionForm = { fields: new Check(CreateQuestionFields), file, orJson: true };
export const editForm = { fields: new Check(EditQuestionFields), orJson: true };

/**
 * A question as SPEC.md section 7 has it, by multipart or, without a file, as JSON.
 * @throws TrapError, FileTypeError, FileEmptyError, FileTooLargeError; InvalidInputError, UnreadableBodyError (service-kit)
 */
export async function readQuestion(
  request: FastifyRequest,
): Promise<{ fields: Fields; file: InspectedFile | null }> {
  const form = request.isMultipart()
    ? await readForm(request, questionForm).catch(tellTooLarge)
    : { fields: questionForm.fields.read(request.body), file: null };
  const { website = '', ...fields } = form.fields;
  if (website !== '') throw new TrapError();
  return { fields, file: form.file && (await inspectFile(form.file)) };
}

/** What an administrator changes. @throws InvalidInputError, UnreadableBodyError (service-kit) */
export async function readEdit(request: FastifyRequest): Promise<EditQuestionFields> {
  if (!request.isMultipart()) return editForm.fields.read(request.body);
  return (await readForm(request, editForm)).fields;
}

/** Which of its parts was too large: the kit says it in its own words only. */
function tellTooLarge(error: unknown): never {
  const ofFile = error instanceof TooLargeError && isFileLimit(error.cause);
  throw ofFile ? new FileTooLargeError() : error;
}

function isFileLimit(cause: unknown): boolean {
  return (cause as { code?: unknown } | undefined)?.code === 'FST_REQ_FILE_TOO_LARGE';
}
