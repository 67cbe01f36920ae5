import { type Component, packageUrl } from './component.ts';

/**
 * CycloneDX 1.6 (cyclonedx.org/docs/1.6/json), without time and serial number: the same lock files make the same bytes.
 * Not `npm sbom`: it refuses a lock file in which one package asks for another's tag 'latest', and knows no Go.
 */
export function billOfMaterials(portal: { name: string; version: string }, components: Component[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': portal.name, ...portal } },
    components: components.map((component) => {
      const { name, version, licence, integrity, development } = component;
      const reference = packageUrl(component);
      return {
        type: 'library',
        'bom-ref': reference,
        ...{ name, version, scope: development ? 'excluded' : 'required', purl: reference },
        ...(licence && { licenses: [{ expression: licence }] }),
        ...(integrity && { hashes: [hash(integrity)] }),
      };
    }),
  };
}

function hash(integrity: string): object {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  const content = Buffer.from(base64, 'base64').toString('hex');
  return { alg: algorithm.replace(/^sha/, 'SHA-'), content };
}
