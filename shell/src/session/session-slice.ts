import type { AuthAnswer, MeAnswer, User } from '@portal/contracts/rest/auth';
import type { ApiError, Session } from '@portal/contracts/web/mount';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** SPEC.md section 3, client auth state. */
export interface SessionState {
  user: User | null;
  token: string | null;
  loading: boolean;
  /** Message of the last sign-in, or what went wrong. */
  status: string | null;
}

export const noSession: SessionState = { user: null, token: null, loading: false, status: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    /** The stored token is being shown to the server. */
    checkStarted(state) {
      state.loading = true;
      state.status = null;
    },
    checkSucceeded(state, { payload }: PayloadAction<MeAnswer>) {
      // A visitor may have signed out while the answer was on its way.
      if (state.token === null) return noSession;
      return { user: payload.user, token: payload.token, loading: false, status: null };
    },
    /** A refused token is of no more use; one that could not be checked is kept for the next try. */
    checkFailed(state, { payload }: PayloadAction<Pick<ApiError, 'status' | 'message'>>) {
      state.loading = false;
      state.status = payload.message;
      if (payload.status === 401) state.token = null;
    },
    signedIn(_, { payload }: PayloadAction<AuthAnswer>): SessionState {
      return { user: payload.user, token: payload.token, loading: false, status: payload.message };
    },
    signedOut: () => noSession,
    /** The server refused this token, wherever it was used. A newer one may have taken its place meanwhile. */
    tokenRefused: (state, { payload }: PayloadAction<string>) =>
      state.token === payload ? noSession : state,
    /** Another window signed in (its token) or out (null). */
    tokenChangedElsewhere(state, { payload }: PayloadAction<string | null>) {
      if (payload === null) return noSession;
      state.token = payload;
    },
  },
});

/** Logged in means both a user and a token are present (SPEC.md section 4). */
export function statusOf({ user, token, loading }: SessionState): Session['status'] {
  if (user && token) return 'signed-in';
  return token && loading ? 'unknown' : 'anonymous';
}

export const {
  checkFailed,
  checkStarted,
  checkSucceeded,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
  tokenRefused,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
