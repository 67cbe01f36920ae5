/** Where the descriptions are; apart from what makes them, for the router. */
export const descriptionPaths = ['/openapi.json', '/asyncapi.json', '/docs'] as const;

export type DescriptionPath = (typeof descriptionPaths)[number];

export function isDescriptionPath(path: string): path is DescriptionPath {
  return (descriptionPaths as readonly string[]).includes(path);
}
