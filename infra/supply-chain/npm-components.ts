import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './component.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

const MODULES = 'node_modules/';

/** Every package of npm that the lock file names, also builds for other platforms than this one. */
export function npmComponents(root: string): Component[] {
  return componentsOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}

/** Builds for a platform often name no licence of their own: then that of the package counts which they are a part of. */
export function componentsOf({ packages }: Lock): Component[] {
  const wholes = new Map<string, string>();
  for (const { license, optionalDependencies = {} } of Object.values(packages)) {
    if (license) for (const part of Object.keys(optionalDependencies)) wholes.set(part, license);
  }
  const others = Object.entries(packages).filter(([path, { link }]) => path.includes(MODULES) && !link);
  return others.map(([path, { version = '', license, integrity, dev = false }]) => {
    const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
    const licence = license ?? wholes.get(name) ?? null;
    return { ecosystem: 'npm', name, version, licence, integrity, development: dev };
  });
}
