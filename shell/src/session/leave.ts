import type { Api } from '@portal/contracts/web/mount';
import type { Store } from '../store/store.ts';
import { leftIdle, signedOut } from './session-slice.ts';

/**
 * Signs out here at once and has the server end the session, so that its token is of no use to anybody. An answer is not
 * waited for: whoever leaves has left, also without a connection.
 */
export function leave(api: Api, reason?: 'idle') {
  return (dispatch: Store['dispatch'], getState: Store['getState']): void => {
    if (getState().session.token !== null) {
      api.send('POST', '/api/auth/logout').catch((error: unknown) => {
        console.error('The session could not be ended on the server', error);
      });
    }
    dispatch(reason === 'idle' ? leftIdle() : signedOut());
  };
}
