import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './component.ts';

/** Modules of infra/embedded. k6 only tests the portal. */
const modules = [
  { folder: 'nats', development: false },
  { folder: 'ferretdb', development: false },
  { folder: 'k6', development: true },
];

/** 'github.com/nats-io/nkeys@v0.4.16' → SPDX; written by `npm run supply-chain -- --read-go-licences`. */
export const GO_LICENCES = 'infra/supply-chain/go-licences.json';

/** Every module of Go that the embedded servers are built from, with the licence that was read when its version was pinned. */
export function goComponents(root: string): Component[] {
  const licences = JSON.parse(readFileSync(join(root, GO_LICENCES), 'utf8')) as Record<string, string>;
  return modules.flatMap(({ folder, development }) =>
    requirementsOf(readFileSync(join(root, 'infra/embedded', folder, 'go.mod'), 'utf8')).map(
      ({ name, version }) => {
        const licence = licences[`${name}@${version}`] ?? null;
        return { ecosystem: 'golang', name, version, licence, development };
      },
    ),
  );
}

/** The modules that a go.mod requires; since Go 1.17 it names the indirect ones too. */
export function requirementsOf(goMod: string): { name: string; version: string }[] {
  const lines = goMod.matchAll(/^\t?(?:require )?([\w.-]+\.[a-z]+\/\S+|[\w.-]+\.[a-z]+) (v\S+)/gm);
  return Array.from(lines, ([, name = '', version = '']) => ({ name, version }));
}
