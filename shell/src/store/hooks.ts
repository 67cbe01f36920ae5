import { useDispatch, useSelector } from 'react-redux';
import type { State, Store } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<State>();
