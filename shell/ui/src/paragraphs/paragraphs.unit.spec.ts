import { describe, expect, it } from 'vitest';
import { paragraphs } from './paragraphs.tsx';

describe('paragraphs', () => {
  it('splits at empty lines, however many and whether or not blanks stand in them', () => {
    expect(paragraphs('Один\n\nДва\n \n\n\nТри')).toEqual(['Один', 'Два', 'Три']);
  });

  it('keeps a single line end inside its paragraph', () => {
    expect(paragraphs('Адрес:\nулица Мира, 1')).toEqual(['Адрес:\nулица Мира, 1']);
  });

  it('leaves out empty ends', () => {
    expect(paragraphs('\n\nОдин\n\n')).toEqual(['Один']);
    expect(paragraphs('   ')).toEqual([]);
  });
});
