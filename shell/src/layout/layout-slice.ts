import type { ToastOptions } from '@portal/contracts/web/mount';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast extends ToastOptions {
  message: string;
  /** Grows with each message: the same words twice are two toasts. */
  id: number;
}

export interface LayoutState {
  /** SPEC.md section 3, sidebar state: false at start; below 900 px the drawer starts hidden. */
  hidden: boolean;
  /** The one menu group that is open. */
  openGroup: string | null;
  toast: Toast | null;
}

export const firstLayout: LayoutState = { hidden: false, openGroup: null, toast: null };

const layoutSlice = createSlice({
  name: 'layout',
  initialState: firstLayout,
  reducers: {
    sidebarToggled(state) {
      state.hidden = !state.hidden;
    },
    sidebarHidden(state) {
      state.hidden = true;
    },
    sidebarShown(state) {
      state.hidden = false;
    },
    /** A press on a group's label: it opens, and the other closes; pressed again, it closes. */
    groupPressed(state, { payload }: PayloadAction<string>) {
      state.openGroup = state.openGroup === payload ? null : payload;
    },
    toastShown(state, { payload }: PayloadAction<Omit<Toast, 'id'>>) {
      state.toast = { ...payload, id: (state.toast?.id ?? 0) + 1 };
    },
    toastGone(state, { payload }: PayloadAction<number>) {
      if (state.toast?.id === payload) state.toast = null;
    },
  },
});

export const { groupPressed, sidebarHidden, sidebarShown, sidebarToggled, toastGone, toastShown } =
  layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;
