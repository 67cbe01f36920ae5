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
  /** Where the visitor was when the session ended by itself. */
  endedAt: string | null;
}

export const noSession: SessionState = {
  user: null,
  token: null,
  loading: false,
  status: null,
  endedAt: null,
};

/** Path and query of the page at this moment. */
const here = () => location.pathname + location.search;

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
      return { ...noSession, user: payload.user, token: payload.token };
    },
    /** A refused token is of no more use; one that could not be checked is kept for the next try. */
    checkFailed(state, { payload }: PayloadAction<Pick<ApiError, 'status' | 'message'>>) {
      // What was refused is told by `tokenRefused` before, and nothing is left to be kept then.
      state.loading = false;
      state.status = payload.message;
      if (payload.status === 401) {
        state.token = null;
        state.user = null;
      }
    },
    signedIn(_, { payload }: PayloadAction<AuthAnswer>): SessionState {
      return { ...noSession, user: payload.user, token: payload.token, status: payload.message };
    },
    signedOut: () => noSession,
    /** Nobody has used the session for long. */
    leftIdle: {
      prepare: () => ({ payload: here() }),
      reducer: (_, { payload }: PayloadAction<string>) => ({ ...noSession, endedAt: payload }),
    },
    /** The server refused this token, wherever it was used. A newer one may have taken its place meanwhile. */
    tokenRefused: {
      prepare: (token: string) => ({ payload: { token, path: here() } }),
      reducer: (state, { payload }: PayloadAction<{ token: string; path: string }>) =>
        state.token === payload.token ? { ...noSession, endedAt: payload.path } : state,
    },
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
  leftIdle,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
  tokenRefused,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
