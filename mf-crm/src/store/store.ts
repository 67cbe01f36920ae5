import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { farewellSlice } from './farewell.ts';
import { postsSlice } from './posts.ts';
import { questionsSlice } from './questions.ts';

/** The area's own store. The area makes one for the life of the tab; a test makes one for itself. */
export const createStore = () =>
  configureStore({
    reducer: {
      posts: postsSlice.reducer,
      questions: questionsSlice.reducer,
      farewell: farewellSlice.reducer,
    },
    // A form's data and a network edge travel with the actions that send them; neither is ever kept in the state.
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActionPaths: ['meta.arg'] } }),
  });

export type Store = ReturnType<typeof createStore>;
export type State = ReturnType<Store['getState']>;

export const useCrmDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useCrmSelector = useSelector.withTypes<State>();
