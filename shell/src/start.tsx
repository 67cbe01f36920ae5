import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createApi } from './api/api.ts';
import { FirstAnswers } from './api/first-answers.ts';
import { keepDisplay } from './display/keep-display.ts';
import { parseSettings, settingsKey } from './display/kept-settings.ts';
import { AreaLoader } from './federation/area-loader.ts';
import { readRegistry } from './federation/registry.ts';
import { createAreaFiles } from './federation/runtime.ts';
import { firstLayout } from './layout/layout-slice.ts';
import { isNarrow } from './layout/narrow.ts';
import { groupOf } from './menu/menu-entries.ts';
import { pageOf } from './navigation/page-of.ts';
import { ServicesContext } from './services.ts';
import { checkSession, keepSignedIn } from './session/check-session.ts';
import { keepToken, keptToken } from './session/kept-token.ts';
import { noSession, tokenRefused } from './session/session-slice.ts';
import { Site } from './site.tsx';
import { readStored } from './storage.ts';
import { createStore } from './store/store.ts';
import { takeOver } from './take-over/take-over.ts';

/** Puts the parts together and draws the page. */
export function start(root: HTMLElement): void {
  const store = createStore({
    session: { ...noSession, token: keptToken() },
    display: parseSettings(readStored(settingsKey)),
    layout: { ...firstLayout, hidden: isNarrow(), openGroup: groupOf(pageOf(location.pathname).path) },
  });
  const api = createApi({
    token: () => store.getState().session.token,
    onRefused: (token) => store.dispatch(tokenRefused(token)),
    first: new FirstAnswers(),
  });
  const registry = readRegistry();
  const areas = new AreaLoader(registry, createAreaFiles());

  keepToken(store);
  keepDisplay(store);
  void checkSession(store, api);
  keepSignedIn(store, api);

  const layers = new URLSearchParams(location.search).get('layout');
  if (layers === 'teams') document.documentElement.dataset.layout = layers;

  takeOver(root, (container) =>
    createRoot(container).render(
      <StrictMode>
        <Provider store={store}>
          <ServicesContext value={{ api, areas }}>
            <BrowserRouter>
              <Site />
            </BrowserRouter>
          </ServicesContext>
        </Provider>
      </StrictMode>,
    ),
  );
}
