import { describe, expect, it } from 'vitest';
import { attachmentDisposition, safeFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Справка МСЭ.pdf', 'pdf', 'Справка МСЭ.pdf'],
    ['photo.JPEG', 'jpg', 'photo.jpeg'],
    ['../../etc/passwd.pdf', 'pdf', 'passwd.pdf'],
    ['C:\\Документы\\справка.docx', 'docx', 'справка.docx'],
    ['virus.exe', 'pdf', 'virus.exe.pdf'],
    ['a\u202Egpj.pdf', 'pdf', 'agpj.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie_ x.pdf'],
    ['.htaccess', 'pdf', 'htaccess.pdf'],
    ['', 'png', 'файл.png'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['й.pdf'.normalize('NFD'), 'pdf', 'й.pdf'],
    ['\ud800.pdf', 'pdf', '\ufffd.pdf'],
  ])('%j as %s is %j', (given, ending, name) => {
    expect(safeFileName(given, ending)).toBe(name);
  });

  it('keeps its ending when it is cut', () => {
    const name = safeFileName(`${'ы'.repeat(500)}.pdf`, 'pdf');
    expect([...name]).toHaveLength(150);
    expect(name.endsWith('ы.pdf')).toBe(true);
  });
});

describe('the header of a download', () => {
  it('says a Russian name in UTF-8 and stays ASCII', () => {
    const header = attachmentDisposition("Справка (1)'.pdf");
    expect(header).toMatch(/^attachment; filename="file\.pdf"; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(header.split("''")[1]!)).toBe("Справка (1)'.pdf");
  });

  it('can not be broken out of', () => {
    expect(attachmentDisposition('a"; x="\r\nb.pdf')).toMatch(/^[\x20-\x7e]+$/);
    expect(attachmentDisposition('a"; x="\r\nb.pdf').match(/"/g)).toHaveLength(2);
  });
});
