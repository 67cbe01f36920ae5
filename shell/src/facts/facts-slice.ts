import { noFacts } from '@portal/contracts/content/defaults';
import type { SiteFacts } from '@portal/contracts/rest/content';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'facts',
  initialState: noFacts,
  reducers: {
    // A service of before the newest kind of fact leaves it out.
    factsCame: (_, { payload }: PayloadAction<SiteFacts>) => ({ ...noFacts, ...payload }),
  },
});

/** What the centre says of itself, as far as every page shows it. */
export const factsReducer = slice.reducer;
export const { factsCame } = slice.actions;
