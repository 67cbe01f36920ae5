/** SPEC.md section 9: sizes in rem, five steps, both moved together. */
export interface TextSize {
  textFontSize: number;
  titleFontSize: number;
}

export const textBounds = { least: 1, most: 2 };
export const titleBounds = { least: 1.25, most: 2.25 };
export const sizeStep = 0.25;
export const firstTextSize: TextSize = { textFontSize: textBounds.least, titleFontSize: titleBounds.least };

/** Outside the bounds nothing changes. */
export function larger<Size extends TextSize>(size: Size): Size {
  const allowed = size.textFontSize < textBounds.most && size.titleFontSize < titleBounds.most;
  return allowed ? moved(size, sizeStep) : size;
}

/** Outside the bounds nothing changes. */
export function smaller<Size extends TextSize>(size: Size): Size {
  const allowed = size.textFontSize > textBounds.least && size.titleFontSize > titleBounds.least;
  return allowed ? moved(size, -sizeStep) : size;
}

/** The sizes of a level, from 1 to 5. */
export function sizeOf(level: number): TextSize {
  return moved(firstTextSize, (level - 1) * sizeStep);
}

/** 1 for the least, 5 for the largest. */
export function levelOf(size: TextSize): number {
  return Math.round((size.textFontSize - textBounds.least) / sizeStep) + 1;
}

export const levels = levelOf({ textFontSize: textBounds.most, titleFontSize: titleBounds.most });

function moved<Size extends TextSize>(size: Size, by: number): Size {
  return { ...size, textFontSize: size.textFontSize + by, titleFontSize: size.titleFontSize + by };
}
