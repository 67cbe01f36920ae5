import { describe, expect, it } from 'vitest';
import { displayReducer, textEnlarged, textReduced } from './display-slice.ts';
import { firstSettings } from './kept-settings.ts';
import { firstTextSize, levelOf, sizeOf } from './text-size.ts';

const afterSteps = (actions: Parameters<typeof displayReducer>[1][]) =>
  actions.reduce(displayReducer, firstSettings);

describe('text size', () => {
  it('is known by its level', () => {
    expect([1, 2, 3, 4, 5].map((level) => levelOf(sizeOf(level)))).toEqual([1, 2, 3, 4, 5]);
    expect(sizeOf(5)).toEqual({ textFontSize: 2, titleFontSize: 2.25 });
  });

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
    expect(afterSteps([textReduced()])).toMatchObject(firstTextSize);
    expect(afterSteps([textEnlarged(), textEnlarged(), textReduced()])).toMatchObject({
      textFontSize: 1.25,
      titleFontSize: 1.5,
    });
  });

  it('changes nothing while one of the two sizes is at its bound', () => {
    const odd = { ...firstSettings, textFontSize: 1.75, titleFontSize: 2.25 };
    expect(displayReducer(odd, textEnlarged())).toBe(odd);
    const low = { ...firstSettings, textFontSize: 1, titleFontSize: 1.75 };
    expect(displayReducer(low, textReduced())).toBe(low);
  });
});
