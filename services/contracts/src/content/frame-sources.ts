/**
 * Sites whose maps and videos a page may show in a frame. The gateway's policy (`frame-src`) and what editors may enter
 * are both read from FRAME_SOURCES, and from here when it is unset. ARCHITECTURE.md, 'Security'.
 */
export const defaultFrameSources: readonly string[] = [
  'https://www.openstreetmap.org',
  'https://yandex.ru',
  'https://yandex.by',
  'https://www.google.com',
  'https://www.youtube-nocookie.com',
  'https://rutube.ru',
];
