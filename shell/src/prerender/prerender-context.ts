import { createContext } from 'react';

/** True while the build makes HTML of the pages: what the gateway fills in is left as a place (`web/places`). */
export const PrerenderContext = createContext(false);
