import type { MeAnswer } from '@portal/contracts/rest/auth';
import type { Api, ApiError } from '@portal/contracts/web/mount';
import type { Store } from '../store/store.ts';
import { checkFailed, checkStarted, checkSucceeded } from './session-slice.ts';

/** Tokens live an hour; a page in use asks for a fresh one well before (ARCHITECTURE.md, Token). */
const refreshEvery = 20 * 60_000;

/** Asks who the stored token belongs to and takes the fresh token over (SPEC.md section 4, on start). */
export async function checkSession(store: Store, api: Api): Promise<void> {
  if (!store.getState().session.token) return;
  store.dispatch(checkStarted());
  try {
    store.dispatch(checkSucceeded(await api.get<MeAnswer>('/api/auth/getMe')));
  } catch (error) {
    console.error('The current user could not be loaded', error);
    const { status, message } = error as ApiError;
    store.dispatch(checkFailed({ status, message }));
  }
}

/** Keeps a session that is in use signed in: once in a while, and only if the visitor did something meanwhile. */
export function keepSignedIn(store: Store, api: Api): void {
  let used = false;
  for (const event of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(event, () => {
      used = true;
    });
  }
  setInterval(() => {
    if (used && store.getState().session.user) void checkSession(store, api);
    used = false;
  }, refreshEvery);
}
