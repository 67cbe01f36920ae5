import type { PageOwner } from '@portal/contracts/web/pages';
import type { AreaVersion, Registry } from '@portal/contracts/web/registry';

export interface Preload {
  href: string;
  as: 'script' | 'style';
}

/** What a page of that area needs beside the shell: its entry, scripts and styles, of the version that most visitors get. */
export function preloadsOf(owner: PageOwner, registry: Registry): Preload[] {
  const area = liveVersion(registry.microFrontends[owner] ?? []);
  if (!area) return [];
  const { scripts, styles } = area.extras.portal.preload;
  return [
    ...[area.url, ...scripts].map((href) => ({ href, as: 'script' as const })),
    ...styles.map((href) => ({ href, as: 'style' as const })),
  ];
}

/** The version of an area that most visitors get. */
export function liveVersion(versions: readonly AreaVersion[]): AreaVersion | undefined {
  return versions.toSorted((a, b) => b.deployment.traffic - a.deployment.traffic)[0];
}
