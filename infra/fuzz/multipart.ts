import type { NamedFile } from './files.ts';

const BOUNDARY = '----portal-fuzz';

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form as it travels (RFC 7578). Not FormData's: names and files here are to be wrong in ways that it would mend. */
export function multipart(
  fields: [string, string][],
  file: { field: string; file: NamedFile } | null,
): Buffer {
  const parts: Buffer[] = fields.map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const { filename, type, bytes } = file.file;
    const head = `Content-Disposition: form-data; name="${file.field}"; filename="${filename}"\r\nContent-Type: ${type}`;
    parts.push(Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
