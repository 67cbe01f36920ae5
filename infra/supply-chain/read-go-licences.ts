import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By what only they say; the first that fits counts, as some quote others. */
const texts: [spdx: string, text: RegExp][] = [
  ['AGPL-3.0-only', /GNU AFFERO GENERAL PUBLIC LICENSE/],
  ['Apache-2.0', /Apache License,?\s+Version 2\.0/],
  ['MPL-2.0', /Mozilla Public License,? version 2\.0/i],
  [
    'BSD-3-Clause',
    /Redistribution and use in source[\s\S]*(?:Neither the names?|may not be used to endorse)/,
  ],
  ['BSD-2-Clause', /Redistribution and use in source and binary forms/],
  ['MIT', /Permission is hereby granted, free of charge/],
  ['ISC', /Permission to use, copy, modify, and(?:\/or)? distribute this software/],
];

/** The licence whose text it is; null when it is none that is known here. */
export function licenceOf(text: string): string | null {
  return texts.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Reads the licence of a module where Go keeps its source, which is fetched when it is not there. @throws without Go */
export function readLicence({ name, version }: { name: string; version: string }): string | null {
  const download = execFileSync('go', ['mod', 'download', '-json', `${name}@${version}`], {
    encoding: 'utf8',
  });
  const { Dir: folder } = JSON.parse(download) as { Dir: string };
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(?:un)?licen[sc]e|^copying/i.test(entry.name),
  );
  const found = files.map((file) => licenceOf(readFileSync(join(folder, file.name), 'utf8')));
  return found.find((licence) => licence !== null) ?? null;
}
