import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fragmentPlaces, places } from '@portal/contracts/web/places';
import {
  PrerenderedArea,
  type PrerenderedPage,
  type PrerenderedPart,
  PrerenderedShell,
  prerenderedFile,
  shellPages,
} from '@portal/contracts/web/prerendered';
import type { Registry, ShellIndex } from '@portal/contracts/web/registry';
import { Parse } from 'typebox/value';
import { escapeHtml } from './escape.ts';
import { liveVersion } from './preloads.ts';

/** What there is of HTML in a build: the shell's layout around each page, and the areas' own pages and fragments. */
export interface Prerendered {
  layouts: ReadonlyMap<string, PrerenderedPage>;
  areas: ReadonlyMap<string, PrerenderedArea>;
  /** Nothing that should be there is missing. */
  whole: boolean;
}

/** Reads the documents of the live versions. One that is missing or broken only leaves its pages to JavaScript. */
export async function readPrerendered(
  webDir: string,
  shell: ShellIndex,
  registry: Registry,
): Promise<Prerendered> {
  const layout = await read(join(webDir, shellPages(shell.version)), PrerenderedShell);
  const areas = await Promise.all(
    Object.entries(registry.microFrontends).map(async ([name, versions]) => {
      const version = liveVersion(versions);
      const area =
        version && (await read(join(webDir, dirname(version.url), prerenderedFile), PrerenderedArea));
      return area ? ([[name, area]] as const) : [];
    }),
  );
  return {
    layouts: new Map(layout?.pages.map((page) => [page.path, page])),
    areas: new Map(areas.flat()),
    whole: layout !== null && areas.every((found) => found.length > 0),
  };
}

/** The page of an area, as the area's build has drawn it. */
export function areaPage({ areas }: Prerendered, owner: string, path: string): PrerenderedPage | undefined {
  return areas.get(owner)?.pages.find((page) => page.path === path);
}

export function areaFragment(
  { areas }: Prerendered,
  area: string,
  name: string,
): PrerenderedPart | undefined {
  return areas.get(area)?.fragments[name];
}

/** What a layout leaves open. */
export interface Filling {
  title: string;
  page: string;
  query: string;
  results: string;
  fragment(area: string, name: string): string;
}

/** Puts the words and parts of a page into the places that its layout has for them; what they hold is left alone. */
export function fill(layout: string, { title, page, query, results, fragment }: Filling): string {
  const known = new Map([
    [places.title, escapeHtml(title)],
    [places.page, page],
    [places.query, escapeHtml(query)],
    [places.results, results],
  ]);
  return layout.replace(anyPlace, (place) => {
    const [[, area, name] = []] = [...place.matchAll(fragmentPlaces)];
    return known.get(place) ?? (area && name ? fragment(area, name) : '');
  });
}

const anyPlace = /⟦[^⟧]*⟧/g;

async function read<S extends typeof PrerenderedArea | typeof PrerenderedShell>(file: string, schema: S) {
  try {
    return Parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
