import { describe, expect, it } from 'vitest';
import { areaFilesOf } from './area-files.ts';

const chunks = new Map([
  ['area', ['async/area.1.js', 'async/area.1.css']],
  ['post', ['async/area.1.css', 'async/shared.1.js', 'async/post.1.js', 'async/post.1.css']],
]);

describe('the files of an area', () => {
  it('are those of its door, and for each late page what it adds', () => {
    expect(areaFilesOf('mf_news_1', chunks, { '/news/:id': 'post' })).toEqual({
      remote: 'mf_news_1',
      door: { scripts: ['async/area.1.js'], styles: ['async/area.1.css'] },
      pages: {
        '/news/:id': {
          scripts: ['async/shared.1.js', 'async/post.1.js'],
          styles: ['async/post.1.css'],
        },
      },
    });
  });

  it('fail the build where a route names a chunk that there is not', () => {
    expect(() => areaFilesOf('mf_news_1', chunks, { '/news': 'nwes' })).toThrow("no chunk 'nwes'");
  });
});
