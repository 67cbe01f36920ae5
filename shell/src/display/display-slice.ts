import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type DisplaySettings, firstSettings } from './kept-settings.ts';
import { larger, smaller } from './text-size.ts';

const displaySlice = createSlice({
  name: 'display',
  initialState: firstSettings,
  reducers: {
    textEnlarged: (state) => larger(state),
    textReduced: (state) => smaller(state),
    displayChanged: (state, { payload }: PayloadAction<Partial<DisplaySettings>>) => ({
      ...state,
      ...payload,
    }),
    displayReset: () => firstSettings,
  },
});

export const { displayChanged, displayReset, textEnlarged, textReduced } = displaySlice.actions;
export const displayReducer = displaySlice.reducer;
