// Compiled together with an area into a bundle for Node (server-build.ts); never runs as it stands here.
import type { Mount } from '@portal/contracts/web/mount';
import { pages } from '@portal/contracts/web/pages';
import { area } from 'portal-area';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { firstMount } from './first-mount.ts';
import type { Markup } from './markup.ts';

/** Pages that the area declares as prerendered, and its fragments, in their first state. */
export async function prerender(): Promise<Markup> {
  const declared = area.routes.filter(({ prerender }) => prerender);
  await Promise.all(declared.map((route) => route.prerender?.()));
  return {
    pages: declared.map(({ path, Page }) => {
      const known = pages.find((page) => page.path === path);
      if (!known) throw new Error(`${path} is not in the table of pages`);
      const { title, description } = known;
      return { path, title, ...(description && { description }), html: markup(Page, path, 'page') };
    }),
    chunks: Object.fromEntries(area.routes.flatMap(({ path, chunk }) => (chunk ? [[path, chunk]] : []))),
    fragments: Object.fromEntries(
      Object.entries(area.fragments).map(([name, Part]) => [name, markup(Part, '/', name)]),
    ),
  };
}

/** `part` keeps the ids of parts apart that come to stand in one document. */
function markup(Part: ComponentType<Mount>, location: string, part: string): string {
  return renderToStaticMarkup(
    createElement(StaticRouter, { location, children: createElement(Part, firstMount(location)) }),
    { identifierPrefix: `${area.routes[0]?.path.split('/')[1] ?? ''}-${part}-` },
  );
}
