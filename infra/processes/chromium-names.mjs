// Plain JavaScript for any Node ≥ 18.

/** Programs that are Chromium. The shell first: it is the same engine without the windows of a browser, and tests take it half as long. */
export const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
