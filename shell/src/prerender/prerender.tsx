import { notFoundPage, type Page, pages } from '@portal/contracts/web/pages';
import type { PrerenderedPage, PrerenderedShell } from '@portal/contracts/web/prerendered';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { parseSettings } from '../display/kept-settings.ts';
import { AreaLoader } from '../federation/area-loader.ts';
import { firstLayout } from '../layout/layout-slice.ts';
import { groupOf } from '../menu/menu-entries.ts';
import { ServicesContext } from '../services.ts';
import { noSession } from '../session/session-slice.ts';
import { Site } from '../site.tsx';
import { createStore } from '../store/store.ts';
import { PrerenderContext } from './prerender-context.ts';

/** The layout around every page, as a visitor without session and settings sees it first. Run by the build (infra/web). */
export function prerender(): PrerenderedShell {
  return { pages: [...pages, notFoundPage].map(prerenderPage) };
}

function prerenderPage(page: Page): PrerenderedPage {
  const store = createStore({
    session: noSession,
    display: parseSettings(null),
    layout: { ...firstLayout, openGroup: groupOf(page.path) },
  });
  const never = () => new Promise<never>(() => {});
  const areas = new AreaLoader(
    { schema: '', microFrontends: {} },
    { module: never, style: never, preload: () => {} },
  );
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <ServicesContext value={{ api: { get: never, send: never, open: never }, areas }}>
        <PrerenderContext value={true}>
          <StaticRouter location={page.path}>
            <Site />
          </StaticRouter>
        </PrerenderContext>
      </ServicesContext>
    </Provider>,
    { identifierPrefix: 'shell-' },
  );
  const { path, title, description } = page;
  return { path, title, ...(description && { description }), html, styles: [] };
}
