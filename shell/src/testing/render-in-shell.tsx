import type { Registry } from '@portal/contracts/web/registry';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createApi } from '../api/api.ts';
import { firstSettings } from '../display/kept-settings.ts';
import { type AreaFiles, AreaLoader } from '../federation/area-loader.ts';
import { firstLayout } from '../layout/layout-slice.ts';
import { ServicesContext } from '../services.ts';
import { noSession } from '../session/session-slice.ts';
import { createStore, type State } from '../store/store.ts';

interface ShellOptions {
  state?: Partial<State>;
  address?: string;
  registry?: Registry;
  files?: AreaFiles;
}

const noFiles: AreaFiles = {
  module: () => Promise.reject(new Error('no area in this test')),
  style: () => Promise.resolve(),
  preload: () => {},
};

/** Draws a part of the shell with a real store, router and area loader around it. */
export function renderInShell(
  part: ReactNode,
  { state, address = '/', registry, files = noFiles }: ShellOptions = {},
) {
  const store = createStore({ session: noSession, display: firstSettings, layout: firstLayout, ...state });
  const api = createApi({ token: () => null, onRefused: () => {} });
  const areas = new AreaLoader(registry ?? { schema: '', microFrontends: {} }, files);
  const drawn = render(
    <Provider store={store}>
      <ServicesContext value={{ api, areas }}>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </ServicesContext>
    </Provider>,
  );
  return { store, ...drawn };
}
