import type { SiteFacts } from '@portal/contracts/rest/content';
import type { Page } from '@portal/contracts/web/pages';
import { inArea, inLayout } from './contents/facts.ts';
import type { Prerendered } from './prerendered.ts';

/** What the build has drawn of one page, with what the centre says of itself in it. */
export function withFacts(prerendered: Prerendered, { path, owner }: Page, facts: SiteFacts): Prerendered {
  const layout = prerendered.layouts.get(path);
  const drawn = <P extends { html: string }>(part: P): P => ({ ...part, html: inArea(part.html, facts) });
  return {
    ...prerendered,
    layouts: new Map(layout && [[path, { ...layout, html: inLayout(layout.html, facts) }]]),
    areas: new Map(
      [...prerendered.areas].map(([name, area]) => [
        name,
        {
          ...area,
          pages: name === owner ? area.pages.filter((page) => page.path === path).map(drawn) : [],
          fragments: Object.fromEntries(
            Object.entries(area.fragments).map(([fragment, part]) => [fragment, drawn(part)]),
          ),
        },
      ]),
    ),
  };
}
