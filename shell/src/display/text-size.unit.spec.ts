import { describe, expect, it } from 'vitest';
import { displayReducer, textEnlarged, textReduced } from './display-slice.ts';
import { parseSettings } from './kept-settings.ts';
import { firstTextSize, levelOf } from './text-size.ts';

const afterSteps = (actions: Parameters<typeof displayReducer>[1][]) =>
  actions.reduce(displayReducer, firstTextSize);

describe('text size', () => {
  it('starts at 1 rem for text and 1.25 rem for titles', () => {
    expect(firstTextSize).toEqual({ textFontSize: 1, titleFontSize: 1.25 });
  });

  it('grows by 0.25 rem in five levels and no further', () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6].map((steps) =>
      afterSteps(Array.from({ length: steps }, () => textEnlarged())),
    );
    expect(sizes.map(({ textFontSize }) => textFontSize)).toEqual([1, 1.25, 1.5, 1.75, 2, 2, 2]);
    expect(sizes.map(({ titleFontSize }) => titleFontSize)).toEqual([1.25, 1.5, 1.75, 2, 2.25, 2.25, 2.25]);
    expect(sizes.map(levelOf)).toEqual([1, 2, 3, 4, 5, 5, 5]);
  });

  it('shrinks by 0.25 rem and not below the start', () => {
    expect(afterSteps([textReduced()])).toEqual(firstTextSize);
    expect(afterSteps([textEnlarged(), textEnlarged(), textReduced()])).toEqual({
      textFontSize: 1.25,
      titleFontSize: 1.5,
    });
  });

  it('changes nothing while one of the two sizes is at its bound', () => {
    const odd = { textFontSize: 1.75, titleFontSize: 2.25 };
    expect(displayReducer(odd, textEnlarged())).toBe(odd);
    const low = { textFontSize: 1, titleFontSize: 1.75 };
    expect(displayReducer(low, textReduced())).toBe(low);
  });
});

describe('kept display settings', () => {
  it('come back as they were stored', () => {
    expect(parseSettings('{"textFontSize":1.5,"titleFontSize":1.75}')).toEqual({
      textFontSize: 1.5,
      titleFontSize: 1.75,
    });
  });

  it.each([
    null,
    '',
    'broken',
    'null',
    '[]',
    '{"textFontSize":9,"titleFontSize":9.25}',
    '{"textFontSize":1.1,"titleFontSize":1.35}',
    '{"textFontSize":"1.5","titleFontSize":"1.75"}',
    '{"textFontSize":1.5}',
  ])('fall back to the first step from %s', (stored) => {
    expect(parseSettings(stored)).toEqual(firstTextSize);
  });
});
