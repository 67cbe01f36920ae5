import { createSlice } from '@reduxjs/toolkit';
import type { DisplaySettings } from './kept-settings.ts';
import { firstTextSize, larger, smaller } from './text-size.ts';

const displaySlice = createSlice({
  name: 'display',
  initialState: firstTextSize as DisplaySettings,
  reducers: {
    textEnlarged: (state) => larger(state),
    textReduced: (state) => smaller(state),
  },
});

export const { textEnlarged, textReduced } = displaySlice.actions;
export const displayReducer = displaySlice.reducer;
