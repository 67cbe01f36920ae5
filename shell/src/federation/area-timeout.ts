/** In ms; by then a visitor has given the page up. */
export const areaTimeout = 8_000;
