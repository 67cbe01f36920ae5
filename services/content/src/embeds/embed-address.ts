/** What a page of a site must look like to be shown in a frame; sites that are not named here may show any. */
const frames: Record<string, RegExp> = {
  'https://www.openstreetmap.org': /^\/export\/embed\.html$/,
  'https://yandex.ru': /^\/map-widget\//,
  'https://yandex.by': /^\/map-widget\//,
  'https://www.google.com': /^\/maps\/embed/,
  'https://www.youtube-nocookie.com': /^\/embed\/[\w-]+$/,
  'https://rutube.ru': /^\/play\/embed\/[\w-]+\/?$/,
};

/**
 * The address of a map or video as a page may frame it, from what people copy: that address, the whole code 'for your
 * site' with its <iframe>, or the address of a video's own page on YouTube or Rutube.
 *
 * @param sources origins that may be framed, such as 'https://yandex.by'
 * @returns '' for nothing entered; null for what can't be framed here
 */
export function embedAddress(entered: string, sources: readonly string[]): string | null {
  const text = entered.trim();
  if (text === '') return '';
  const url = parse(sourceOfFrame(text) ?? text);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  const framed = ofVideoPage(url) ?? url;
  if (!sources.includes(framed.origin)) return null;
  return (frames[framed.origin]?.test(framed.pathname) ?? true) ? framed.href : null;
}

function sourceOfFrame(text: string): string | undefined {
  return /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.replaceAll('&amp;', '&');
}

function parse(text: string): URL | null {
  return URL.parse(text.startsWith('//') ? `https:${text}` : text);
}

/** People copy the address of the page that they watch the video on; that page itself refuses to be framed. */
function ofVideoPage({ hostname, pathname, searchParams }: URL): URL | null {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const youtube =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  if (youtube) return URL.parse(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}`);
  const rutube = host === 'rutube.ru' && /^\/video\/([\w-]+)/.exec(pathname)?.[1];
  return rutube ? URL.parse(`https://rutube.ru/play/embed/${rutube}`) : null;
}
