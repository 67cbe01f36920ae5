import type { Component } from './component.ts';

/** Licences whose conditions the portal, itself under MIT, keeps as it uses these parts: unchanged, their texts beside them. */
const allowed = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'],
]);

interface Exception {
  name: RegExp;
  /** Null: the module brings no text of a licence. */
  licence: string | null;
  /** For whoever asks why. */
  why: string;
}

const k6 = 'a part of k6, a tool that tests the portal and is never given away with it';

/** What is taken from these parts and no others. */
export const exceptions: Exception[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own that anybody can exchange',
  },
  { name: /^(?:go\.k6\.io|github\.com\/grafana)\//, licence: 'AGPL-3.0-only', why: k6 },
  { name: /^github\.com\/grafana\/k6-cloud-openapi-client-go$/, licence: null, why: k6 },
  {
    name: /^buf\.build\/gen\/go\/prometheus\//,
    licence: null,
    why: `made from Prometheus (Apache-2.0); ${k6}`,
  },
];

/** Why the component can't be used; null when it can. */
export function objection({ name, licence }: Pick<Component, 'name' | 'licence'>): string | null {
  if (licence === null) return isException(null, name) ? null : 'its licence is not known';
  return fits(licence.replace(/[()]/g, ''), name) ? null : `its licence ${licence} is not allowed`;
}

/** SPDX expressions without nesting, which is all that occurs: of 'A OR B' one is enough, of 'A AND B' both count. */
function fits(expression: string, name: string): boolean {
  if (expression.includes(' OR ')) return expression.split(' OR ').some((one) => fits(one, name));
  return expression.split(' AND ').every((one) => allowed.has(one) || isException(one, name));
}

function isException(licence: string | null, name: string): boolean {
  return exceptions.some((exception) => exception.licence === licence && exception.name.test(name));
}
