/** Every `event` of the log that posts writes, in one place. */
export const logEvents = {
  imagesSwept: 'images-swept',
  imagesNotSwept: 'images-not-swept',
} as const;
