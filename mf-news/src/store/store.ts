import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { postsSlice } from './posts.ts';

/** The area's own store. The area makes one for the life of the tab; a test makes one for itself. */
export const createStore = () => configureStore({ reducer: { posts: postsSlice.reducer } });

export type Store = ReturnType<typeof createStore>;
export type State = ReturnType<Store['getState']>;

export const useNewsDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useNewsSelector = useSelector.withTypes<State>();
