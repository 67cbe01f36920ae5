import { noFacts } from '@portal/contracts/content/defaults';
import type { SiteFacts } from '@portal/contracts/rest/content';
import { configureStore } from '@reduxjs/toolkit';
import { displayReducer } from '../display/display-slice.ts';
import type { DisplaySettings } from '../display/kept-settings.ts';
import { factsReducer } from '../facts/facts-slice.ts';
import { type LayoutState, layoutReducer } from '../layout/layout-slice.ts';
import { type SessionState, sessionReducer } from '../session/session-slice.ts';

export interface State {
  session: SessionState;
  display: DisplaySettings;
  layout: LayoutState;
  facts: SiteFacts;
}

/** The facts of the centre come later. */
type FirstState = Omit<State, 'facts'> & Partial<Pick<State, 'facts'>>;

/** The shell's own store: session, display settings, layout and the centre's facts. Areas keep theirs to themselves. */
export function createStore(preloadedState: FirstState) {
  return configureStore({
    reducer: { session: sessionReducer, display: displayReducer, layout: layoutReducer, facts: factsReducer },
    preloadedState: { facts: noFacts, ...preloadedState },
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
