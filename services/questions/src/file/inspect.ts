import { limits } from '@portal/contracts/rest/limits';
import { fileTypeFromBuffer } from 'file-type';
import { FileEmptyError, FileTypeError } from '../errors.ts';
import { safeFileName } from './file-name.ts';

type Ending = keyof typeof limits.attachment.types;

export interface InspectedFile {
  /** Fit to be shown and to be saved under. */
  name: string;
  /** What its content says it is. */
  type: string;
  data: Buffer;
}

const endings = new Map(
  Object.entries(limits.attachment.types).map(([ending, type]) => [type as string, ending as Ending]),
);
/** What the detection calls them otherwise. */
const alsoKnownAs: Record<string, Ending> = { 'image/heif': 'heic', 'image/apng': 'png' };

/** Office documents before 2007 are one kind of container; the names of its streams tell them apart. */
const CONTAINER = 'application/x-cfb';
const streams: [name: string, Ending][] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['PowerPoint Document', 'ppt'],
];

/**
 * Judges an uploaded file by its content alone; documents with macros of their own formats are not taken.
 * @throws FileEmptyError, FileTypeError
 */
export async function inspectFile({
  filename,
  data,
}: {
  filename: string;
  data: Buffer;
}): Promise<InspectedFile> {
  if (data.length === 0) throw new FileEmptyError();
  const ending = await endingOf(data);
  if (!ending) throw new FileTypeError();
  return { name: safeFileName(filename, ending), type: limits.attachment.types[ending], data };
}

async function endingOf(data: Buffer): Promise<Ending | undefined> {
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  if (!found) return undefined;
  if (found.mime === CONTAINER) {
    return streams.find(([name]) => data.includes(Buffer.from(name, 'utf16le')))?.[1];
  }
  return endings.get(found.mime) ?? alsoKnownAs[found.mime];
}
