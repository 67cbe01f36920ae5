// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { applySettings, type DisplaySettings, firstSettings, parseSettings } from './kept-settings.ts';

const chosen: DisplaySettings = {
  textFontSize: 1.5,
  titleFontSize: 1.75,
  scheme: 'blue-on-blue',
  letters: 2,
  lines: 1,
  serifs: true,
  pictures: 'off',
  speech: false,
};

describe('kept display settings', () => {
  it('come back as they were stored', () => {
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('that hold the text size alone, as earlier shells kept it, keep it', () => {
    expect(parseSettings('{"textFontSize":1.5,"titleFontSize":1.75}')).toEqual({
      ...firstSettings,
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
    '{"scheme":"dark","letters":3,"lines":"1","serifs":1,"pictures":"none","speech":null}',
  ])('fall back to the first values from %s', (stored) => {
    expect(parseSettings(stored)).toEqual(firstSettings);
  });
});

describe('applied display settings', () => {
  const root = document.documentElement;
  beforeEach(() => root.removeAttribute('style'));

  it('are on the document for every style to read', () => {
    applySettings(chosen, root);
    const value = (name: string) => root.style.getPropertyValue(name);
    expect(value('--text')).toBe('1.5rem');
    expect(value('--title')).toBe('1.75rem');
    expect(value('--letter-spacing')).toBe('0.14em');
    expect(value('--line-height')).toBe('1.85');
    expect(value('--font')).toMatch(/serif$/);
    expect({ ...root.dataset }).toMatchObject({ scheme: 'blue-on-blue', pictures: 'off' });
  });

  it('leave the design as it is when they are the first ones', () => {
    applySettings(chosen, root);
    applySettings(firstSettings, root);
    expect(root.style.getPropertyValue('--font')).toBe('');
    expect(root.style.getPropertyValue('--letter-spacing')).toBe('');
    expect(root.style.getPropertyValue('--line-height')).toBe('');
  });
});
