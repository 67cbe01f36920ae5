/** Something of others that the portal is built of or with. */
export interface Component {
  ecosystem: 'npm' | 'golang';
  name: string;
  version: string;
  /** SPDX licence expression; null when it is not known. */
  licence: string | null;
  /** As the lock file has it: 'sha512-…' in Base64. */
  integrity?: string | undefined;
  /** Needed to build and test the portal, not to run it. */
  development: boolean;
}

/** Package URL (github.com/package-url/purl-spec): the name that advisories know a component by. */
export function packageUrl({ ecosystem, name, version }: Component): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `pkg:${ecosystem}/${path}@${encodeURIComponent(version)}`;
}
