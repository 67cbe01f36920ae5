import type {} from '@fastify/multipart';
import { limits } from '@portal/contracts/rest/limits';
import { CreatePostFields, EditPostFields } from '@portal/contracts/rest/post';
import { type FormOptions, readForm } from '@portal/service-kit/form';
import { Check } from '@portal/service-kit/validation';
import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

export interface PostForm<S extends TSchema> {
  fields: Static<S>;
  /** The file `image` as it came; null when there was none or it was empty. */
  upload: Buffer | null;
}

/** A post's text in UTF-8 with every character escaped (\uXXXX), and the other fields. */
export const JSON_BODY_BYTES = 256 * 1024;

const common = { json: ['tags'], file: { name: 'image', maxBytes: limits.image.bytes }, orJson: true };
export const createForm = { ...common, fields: new Check(CreatePostFields) };
export const editForm = { ...common, fields: new Check(EditPostFields) };

/** @throws InvalidInputError, UnreadableBodyError, TooLargeError (service-kit) */
export const readCreateForm = (request: FastifyRequest) => readPostForm(request, createForm);
/** @throws InvalidInputError, UnreadableBodyError, TooLargeError (service-kit) */
export const readEditForm = (request: FastifyRequest) => readPostForm(request, editForm);

/** A form as SPEC.md section 7 has it, or the same fields as JSON, without a picture. */
async function readPostForm<S extends TSchema>(
  request: FastifyRequest,
  options: FormOptions<S>,
): Promise<PostForm<S>> {
  if (!request.isMultipart()) return { fields: options.fields.read(request.body), upload: null };
  const form = await readForm(request, options);
  return { fields: form.fields, upload: form.file?.data.length ? form.file.data : null };
}
