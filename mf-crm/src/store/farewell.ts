import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the page that follows has to say of an account that is no more; '' when there is nothing to say. */
export const farewellSlice = createSlice({
  name: 'farewell',
  initialState: '',
  reducers: {
    said: (_, { payload }: PayloadAction<string>) => payload,
    heard: () => '',
  },
});

export const { said, heard } = farewellSlice.actions;
