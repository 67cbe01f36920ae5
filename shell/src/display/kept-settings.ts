import { firstTextSize, sizeStep, type TextSize, textBounds, titleBounds } from './text-size.ts';

/** Entry of local storage that holds the display settings, as JSON. */
export const settingsKey = 'portal.display';

export type DisplaySettings = TextSize;

/** Settings from their stored form; what is missing, broken or outside the five steps falls back to the first step. */
export function parseSettings(stored: string | null): DisplaySettings {
  try {
    const { textFontSize, titleFontSize } = JSON.parse(stored ?? '{}') ?? {};
    if (typeof textFontSize !== 'number' || typeof titleFontSize !== 'number') return firstTextSize;
    const step = (textFontSize - textBounds.least) / sizeStep;
    const together = titleFontSize - textFontSize === titleBounds.least - textBounds.least;
    if (
      Number.isInteger(step) &&
      textFontSize >= textBounds.least &&
      textFontSize <= textBounds.most &&
      together
    ) {
      return { textFontSize, titleFontSize };
    }
  } catch {
    // Somebody else's or a damaged entry.
  }
  return firstTextSize;
}

/** Puts the settings on the document as the custom properties that every style reads. */
export function applySettings(settings: DisplaySettings, root: HTMLElement): void {
  root.style.setProperty('--text', `${settings.textFontSize}rem`);
  root.style.setProperty('--title', `${settings.titleFontSize}rem`);
}
