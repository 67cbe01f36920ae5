import type { AreaVersion, Registry } from '@portal/contracts/web/registry';

/** Element of the page in which the gateway has put the registry. */
export const registryElement = 'portal-registry';

const empty: Registry = { schema: '', microFrontends: {} };

/** The registry that this page was opened with; empty when the page carries none, so that every part says that it is missing. */
export function readRegistry(): Registry {
  try {
    return JSON.parse(document.getElementById(registryElement)?.textContent ?? '') ?? empty;
  } catch (error) {
    console.error('The page carries no registry of areas', error);
    return empty;
  }
}

/** The version of an area that visitors get: the default one. */
export function liveVersion(registry: Registry, area: string): AreaVersion | null {
  const versions = registry.microFrontends[area] ?? [];
  return versions.find(({ deployment }) => deployment.default) ?? versions[0] ?? null;
}
