import { createStore } from '../store/store.ts';

/** The one store of the area; a module of its own, because pages that are fetched apart share it. */
export const store = createStore();
