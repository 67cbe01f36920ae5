/** Where the site files are; apart from what makes them, for the router. */
export const siteFilePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.atom',
  '/manifest.webmanifest',
  '/api/search',
  '/offline.json',
  '/sw.js',
] as const;

export type SiteFilePath = (typeof siteFilePaths)[number];

export function isSiteFilePath(path: string): path is SiteFilePath {
  return (siteFilePaths as readonly string[]).includes(path);
}
