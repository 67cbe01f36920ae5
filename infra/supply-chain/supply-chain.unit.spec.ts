import { describe, expect, it } from 'vitest';
import { objection } from './allowed.ts';
import { readAudit } from './audit.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { type Component, packageUrl } from './component.ts';
import { requirementsOf } from './go-components.ts';
import { componentsOf } from './npm-components.ts';
import { licenceOf } from './read-go-licences.ts';

describe('a licence', () => {
  it.each([
    ['MIT', 'a'],
    ['(MIT OR GPL-3.0-only)', 'a'],
    ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64'],
    ['AGPL-3.0-only', 'go.k6.io/k6'],
  ])('%s is allowed for %s', (licence, name) => {
    expect(objection({ name, licence })).toBeNull();
  });

  it.each([
    ['GPL-3.0-only', 'a'],
    ['MIT AND GPL-3.0-only', 'a'],
    ['LGPL-3.0-or-later', 'a'],
    ['AGPL-3.0-only', 'github.com/FerretDB/FerretDB'],
    ['UNLICENSED', 'a'],
    [null, 'a'],
  ])('%s is not, for %s', (licence, name) => {
    expect(objection({ name, licence })).toMatch(/^its licence/);
  });

  it.each([
    ['Apache License\n Version 2.0, January 2004', 'Apache-2.0'],
    ['Redistribution and use in source and binary forms … Neither the name of X', 'BSD-3-Clause'],
    ['Permission is hereby granted, free of charge, to any person', 'MIT'],
    ['All rights reserved.', null],
  ])('is told by its text: %s', (text, licence) => {
    expect(licenceOf(text)).toBe(licence);
  });
});

describe('what the portal is made of', () => {
  it('is read from the lock file, with platform builds under the licence of what they are a part of', () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT', optionalDependencies: { 'a-linux': '1.0.0' } },
      'node_modules/a-linux': { version: '1.0.0', dev: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC' },
      'node_modules/@portal/ui': { link: true },
      'shell/ui': { version: '0.1.0' },
    };
    expect(componentsOf({ packages })).toMatchObject([
      { name: 'a', licence: 'MIT', development: false },
      { name: 'a-linux', licence: 'MIT', development: true },
      { name: '@b/c', version: '2.0.0', licence: 'ISC' },
    ]);
  });

  it('is read from go.mod, indirect modules too', () => {
    const goMod =
      'module portal/embedded/x\n\ngo 1.26.0\n\nrequire go.k6.io/k6 v1.8.1\n\nrequire (\n\tgithub.com/A/b/v2 v2.0.0 // indirect\n)\n';
    expect(requirementsOf(goMod)).toEqual([
      { name: 'go.k6.io/k6', version: 'v1.8.1' },
      { name: 'github.com/A/b/v2', version: 'v2.0.0' },
    ]);
  });

  it('is listed under the names that advisories use', () => {
    const about = { name: '@b/c', version: '2.0.0', licence: 'ISC', integrity: 'sha512-AQI=' };
    const component: Component = { ecosystem: 'npm', ...about, development: false };
    expect(packageUrl(component)).toBe('pkg:npm/%40b/c@2.0.0');
    expect(billOfMaterials({ name: 'portal', version: '1' }, [component])).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [{ purl: 'pkg:npm/%40b/c@2.0.0', hashes: [{ alg: 'SHA-512', content: '0102' }] }],
    });
  });
});

describe('the audit', () => {
  it('tells what was found from what was not asked', () => {
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ result: 'clean' });
    const found = { vulnerabilities: { a: { severity: 'high', range: '<1.0.1' } } };
    expect(readAudit(JSON.stringify(found))).toEqual({ result: 'found', what: 'a <1.0.1: high' });
    expect(readAudit('{"message":"405"}')).toEqual({ result: 'not-asked', what: '405' });
    expect(readAudit('')).toEqual({ result: 'not-asked', what: 'no answer' });
  });
});
