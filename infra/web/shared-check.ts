import { onlyInShell, sharedModules } from './shared-modules.ts';

/** The parts of Rspack's compiler that the check touches. */
interface Compiler {
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}
interface Compilation {
  errors: { push(error: Error): unknown };
  hooks: { finishModules: { tap(name: string, run: (modules: Iterable<Module>) => void): void } };
}
interface Module {
  resource?: string;
  originalSource?: () => { source(): string | Buffer } | null;
}

/** Fails the build of an area that would look for something in the shell that is not there, or bring a second React along. */
export class SharedCheck {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedCheck', (compilation) => {
      compilation.hooks.finishModules.tap('SharedCheck', (modules) => {
        for (const module of modules) {
          const source = module.originalSource?.()?.source() ?? '';
          for (const fault of faultsOf(module.resource ?? '', String(source)))
            compilation.errors.push(new Error(fault));
        }
      });
    });
  }
}

const importStatement = /(?:import|export)\s+([\w*\s{},$]+?)\s+from\s*["']([^"']+)["']/g;
const copied = new RegExp(`/node_modules/(${onlyInShell.join('|')})/(?!package\\.json)`);

/**
 * What is wrong with a module of an area, in a sentence each.
 *
 * @param file its path
 * @param source its code as an ES module, types already stripped
 */
export function faultsOf(file: string, source: string): string[] {
  const [, pack] = copied.exec(file) ?? [];
  if (pack)
    return [
      `${file}: ${pack} must come from the shell; import only ${Object.keys(sharedModules).join(', ')}`,
    ];
  return [...source.matchAll(importStatement)].flatMap(([, clause = '', from = '']) => {
    const allowed = sharedModules[from as keyof typeof sharedModules];
    if (allowed === undefined || allowed === '*') return [];
    return namesOf(clause)
      .filter((name) => !(allowed as readonly string[]).includes(name))
      .map((name) => `${file}: the shell shares no '${name}' of ${from}; see infra/web/shared-modules.ts`);
  });
}

/** `a, { b as c }` → default, b; `* as x` → *. */
function namesOf(clause: string): string[] {
  const [, before = '', braces] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const outside = before
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const inside = (braces ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);
  return [...outside.map((part) => (part.startsWith('*') ? '*' : 'default')), ...inside];
}
