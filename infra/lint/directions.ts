import { posix } from 'node:path';

/** A workspace by its folder, and the packages of the portal that it may import. */
interface Direction {
  folder: RegExp;
  name: string;
  mayImport: readonly string[];
}

const services = ['contracts', 'event-store', 'service-kit'];

/**
 * STYLE.md: contracts ← event-store ← service-kit ← services; contracts ← ui ← areas; nothing imports an area, no service
 * another. The shell takes areas at run time; build settings come from infra.
 */
const directions: readonly Direction[] = [
  { folder: /^services\/contracts\//, name: 'contracts', mayImport: [] },
  { folder: /^services\/event-store\//, name: 'event-store', mayImport: ['contracts'] },
  { folder: /^services\/service-kit\//, name: 'service-kit', mayImport: ['contracts', 'event-store'] },
  { folder: /^services\/[^/]+\//, name: 'a service', mayImport: services },
  { folder: /^shell\/ui\//, name: 'ui', mayImport: ['contracts'] },
  { folder: /^shell\//, name: 'the shell', mayImport: ['contracts', 'ui', 'infra'] },
  { folder: /^mf-[^/]+\//, name: 'an area', mayImport: ['contracts', 'ui'] },
  { folder: /^infra\//, name: 'infra', mayImport: ['contracts', 'event-store'] },
];

/** Tests and build settings may use the servers and settings of infra as well. */
const besideTheCode = /(\.spec\.tsx?|\.config\.ts)$|\/testing\//;

/** What `import`, `export … from` and `import()` name. */
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"']+)\1/g;

/**
 * The imports of a file that go against the directions, in a sentence each.
 *
 * @param file its path from the repository's root, with '/'
 */
export function againstDirections(file: string, source: string): string[] {
  const own = directions.find(({ folder }) => folder.test(file));
  if (!own) return [];
  const allowed = besideTheCode.test(file) ? [...own.mayImport, 'infra'] : own.mayImport;
  return [...source.matchAll(specifiers)].flatMap(([, , from = '']) => {
    if (from.startsWith('.')) {
      const target = posix.join(posix.dirname(file), from);
      const inside = workspaceOf(target) === workspaceOf(file);
      return inside
        ? []
        : [`${file}: import '${from}' by the name of its package, so that the direction can be seen`];
    }
    const [, imported] = /^@portal\/([^/]+)/.exec(from) ?? [];
    if (!imported || allowed.includes(imported)) return [];
    return [`${file}: ${own.name} may not import ${from}`];
  });
}

function workspaceOf(path: string): string {
  return /^(services\/[^/]+|shell\/ui|shell|mf-[^/]+|infra)(?=\/)/.exec(path)?.[0] ?? '';
}
