import { readStored, writeStored } from '../storage.ts';
import type { Store } from '../store/store.ts';
import { tokenChangedElsewhere } from './session-slice.ts';

/** SPEC.md section 3: the key of the token in local storage. */
export const tokenKey = 'token';

export const keptToken = () => readStored(tokenKey);

/** Writes the session's token to local storage when it changes, and follows what other windows write there. */
export function keepToken(store: Store): void {
  let kept = keptToken();
  store.subscribe(() => {
    const { token } = store.getState().session;
    if (token === kept) return;
    kept = token;
    writeStored(tokenKey, token);
  });
  addEventListener('storage', (event) => {
    if (event.key !== tokenKey || event.newValue === kept) return;
    kept = event.newValue;
    store.dispatch(tokenChangedElsewhere(kept));
  });
}
