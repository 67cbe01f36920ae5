import { describe, expect, it } from 'vitest';
import { FileEmptyError, FileTypeError } from '../errors.ts';
import { officeDocument, oldOfficeDocument, pdf, png, zip } from '../testing/files.ts';
import { inspectFile } from './inspect.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const inspect = (data: Buffer, filename = 'файл') => inspectFile({ filename, data });

describe('what a file is', () => {
  it.each<[string, Buffer, string, string]>([
    ['a PDF', pdf, 'файл.pdf', 'application/pdf'],
    ['a picture', png, 'файл.png', 'image/png'],
    ['a document', officeDocument(WORD), 'файл.docx', WORD],
    [
      'an OpenDocument text',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
      'файл.odt',
      'application/vnd.oasis.opendocument.text',
    ],
    ['an old document', oldOfficeDocument('WordDocument'), 'файл.doc', 'application/msword'],
    ['an old table', oldOfficeDocument('Workbook'), 'файл.xls', 'application/vnd.ms-excel'],
    [
      'an old slide show',
      oldOfficeDocument('PowerPoint Document'),
      'файл.ppt',
      'application/vnd.ms-powerpoint',
    ],
    ['rich text', Buffer.from('{\\rtf1\\ansi Текст}'), 'файл.rtf', 'application/rtf'],
  ])('is told by its content: %s', async (_, data, name, type) => {
    expect(await inspect(data)).toEqual({ name, type, data });
  });

  it('is not told by its name', async () => {
    expect((await inspect(pdf, 'photo.exe')).name).toBe('photo.exe.pdf');
    await expect(inspect(Buffer.from('MZ\x90\x00 program'), 'справка.pdf')).rejects.toThrow(FileTypeError);
  });

  it.each<[string, Buffer]>([
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an archive', zip({ 'a.txt': 'a' })],
    ['a document with macros', officeDocument('application/vnd.ms-word.document.macroEnabled')],
    ['an installer in the container of old documents', oldOfficeDocument('MsiDatabase')],
    ['text', Buffer.from('просто текст')],
    ['half a signature', pdf.subarray(0, 3)],
  ])('is refused: %s', async (_, data) => {
    await expect(inspect(data)).rejects.toThrow(FileTypeError);
  });

  it('is refused when there is nothing in it', async () => {
    await expect(inspect(Buffer.alloc(0))).rejects.toThrow(FileEmptyError);
  });
});
