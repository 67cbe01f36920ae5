import { InvalidInputError } from './errors.ts';

/**
 * The version that an editor has read (0: there was nothing yet), from `If-Match: "<version>"` (RFC 9110, 13.1.1).
 *
 * @returns undefined without the header and for `*`: any version will do
 * @throws InvalidInputError for anything else
 */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const version = /^"(0|[1-9]\d{0,8})"$/.exec(header)?.[1];
  if (!version) throw new InvalidInputError([{ field: 'If-Match', message: 'Неверный номер версии.' }]);
  return Number(version);
}
