import { limits } from '@portal/contracts/rest/limits';

const sameAs: Record<string, string> = { jpeg: 'jpg', jpe: 'jpg', heif: 'heic', apng: 'png' };

/**
 * The name of an uploaded file, fit to be shown and to be saved under: no folders, no control or invisible characters
 * (some turn the reading direction, so that 'gpj.exe' looks like 'exe.jpg'), and the ending of what the file is.
 */
export function safeFileName(given: string, ending: string): string {
  const bare = given
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/^.*[/\\]/gsu, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  const own = /\.([a-z0-9]{1,10})$/i.exec(bare)?.[1]?.toLowerCase();
  const fits = own !== undefined && (sameAs[own] ?? own) === ending;
  const stem = fits ? bare.slice(0, -own.length - 1) : bare;
  const suffix = `.${fits ? own : ending}`;
  const room = limits.attachment.name - suffix.length;
  return ([...stem].slice(0, room).join('') || 'файл') + suffix;
}

/**
 * Content-Disposition of a download (RFC 6266): the name in UTF-8 (RFC 8187), and one in ASCII for programs that know no
 * better.
 */
export function attachmentDisposition(name: string): string {
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="file${ending}"; filename*=UTF-8''${encoded}`;
}
