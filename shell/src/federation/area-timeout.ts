/** In ms; shorter than the federation runtime's own 20 s: by then a visitor has given the page up. */
export const areaTimeout = 8_000;
