import type { Page } from '@portal/contracts/web/pages';
import type { AreaVersion, Registry } from '@portal/contracts/web/registry';

export interface Preload {
  href: string;
  as: 'script' | 'style';
}

/**
 * All that a page needs beside the shell, so that no script has to ask for another one: entries and doors of the area that
 * owns it and of those that lend it parts, and the page's own late code; in the versions that most visitors get.
 *
 * @param lenders areas that lend the page parts
 */
export function preloadsOf(page: Page, lenders: readonly string[], { microFrontends }: Registry): Preload[] {
  return [page.owner, ...lenders].flatMap((name) => {
    const area = liveVersion(microFrontends[name] ?? []);
    if (!area) return [];
    const { preload, pages = {} } = area.extras.portal;
    const late = name === page.owner ? pages[page.path] : undefined;
    return [
      ...[area.url, ...preload.scripts, ...(late?.scripts ?? [])].map((href) => ({
        href,
        as: 'script' as const,
      })),
      ...[...preload.styles, ...(late?.styles ?? [])].map((href) => ({ href, as: 'style' as const })),
    ];
  });
}

/** The version of an area that most visitors get. */
export function liveVersion(versions: readonly AreaVersion[]): AreaVersion | undefined {
  return versions.toSorted((a, b) => b.deployment.traffic - a.deployment.traffic)[0];
}
