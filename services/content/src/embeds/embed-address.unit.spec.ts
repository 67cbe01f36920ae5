import { defaultFrameSources } from '@portal/contracts/content/frame-sources';
import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

const address = (entered: string, sources = defaultFrameSources) => embedAddress(entered, sources);

describe('the address of a map or video', () => {
  it.each([
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&layer=mapnik',
    'https://yandex.by/map-widget/v1/?um=constructor%3A1',
    'https://www.google.com/maps/embed?pb=!1m18',
    'https://www.youtube-nocookie.com/embed/abc_DEF-1',
    'https://rutube.ru/play/embed/0123abcd',
  ])('%s stays as it is', (entered) => {
    expect(address(` ${entered} `)).toBe(entered);
  });

  it('is taken out of the code that sites give for embedding', () => {
    const code =
      '<iframe width="5" src="https://yandex.by/map-widget/v1/?a=1&amp;b=2" frameborder="0"></iframe>';
    expect(address(code)).toBe('https://yandex.by/map-widget/v1/?a=1&b=2');
    expect(address('<iframe src="//rutube.ru/play/embed/1"></iframe>')).toBe(
      'https://rutube.ru/play/embed/1',
    );
  });

  it.each([
    ['https://www.youtube.com/watch?v=abc&t=5', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://youtu.be/abc?si=x', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://rutube.ru/video/0123abcd/', 'https://rutube.ru/play/embed/0123abcd'],
  ])('%s, the page of a video, becomes its frame', (entered, framed) => {
    expect(address(entered)).toBe(framed);
  });

  it('may be left out', () => {
    expect(address('  ')).toBe('');
  });

  it.each([
    ['another site', 'https://evil.example/embed'],
    ['a site that only looks like an allowed one', 'https://yandex.by.evil.example/map-widget/v1/'],
    ['a login in the address', 'https://a:b@yandex.by/map-widget/v1/'],
    ['no TLS', 'http://yandex.by/map-widget/v1/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<h1>x'],
    ['a page that can not be framed', 'https://yandex.by/maps/157/minsk/'],
    ['another service of an allowed site', 'https://www.google.com/search?q=x'],
    ['a video id with a path in it', 'https://youtu.be/../../x/y'],
    ['words', 'улица Ленина, 5'],
  ])('is refused: %s', (_, entered) => {
    expect(address(entered)).toBeNull();
  });

  it('may come from any page of a site that only the environment names', () => {
    expect(address('https://maps.example/a?b', ['https://maps.example'])).toBe('https://maps.example/a?b');
    expect(address('https://yandex.by/map-widget/v1/', ['https://maps.example'])).toBeNull();
  });
});
