import { configureStore } from '@reduxjs/toolkit';
import { displayReducer } from '../display/display-slice.ts';
import type { DisplaySettings } from '../display/kept-settings.ts';
import { type LayoutState, layoutReducer } from '../layout/layout-slice.ts';
import { type SessionState, sessionReducer } from '../session/session-slice.ts';

export interface State {
  session: SessionState;
  display: DisplaySettings;
  layout: LayoutState;
}

/** The shell's own store: session, display settings and layout. Areas keep theirs to themselves. */
export function createStore(preloadedState: State) {
  return configureStore({
    reducer: { session: sessionReducer, display: displayReducer, layout: layoutReducer },
    preloadedState,
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
