import {
  type Api,
  MOUNT_VERSION,
  type Mount,
  type PageInfo,
  type Session,
} from '@portal/contracts/web/mount';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../announcer/announcer.ts';
import { toastShown } from '../layout/layout-slice.ts';
import { useServices } from '../services.ts';
import { leave } from '../session/leave.ts';
import { signedIn, statusOf } from '../session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

/** The mount contract's props for the page at `path`. */
export function useMount(path: string, page: (info: PageInfo) => void): Mount {
  const { api } = useServices();
  const go = useNavigate();
  const dispatch = useAppDispatch();
  const session = useSession(api);
  const reducedMotion = useReducedMotion();
  const { pictures, speech } = useAppSelector((state) => state.display);

  return useMemo(
    () => ({
      version: MOUNT_VERSION,
      session,
      api,
      navigate: (to, options) => void go(to, { replace: options?.replace ?? false }),
      announce,
      toast: (message, options) => void dispatch(toastShown({ ...options, message })),
      display: { pictures, speech, reducedMotion },
      path,
      page,
    }),
    [session, api, go, dispatch, pictures, speech, reducedMotion, path, page],
  );
}

function useSession(api: Api): Session {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => statusOf(state.session));
  const user = useAppSelector((state) => state.session.user);
  const endedAt = useAppSelector((state) => state.session.endedAt);
  return useMemo(
    () => ({
      status,
      user: status === 'signed-in' ? user : null,
      signIn: (answer) => void dispatch(signedIn(answer)),
      signOut: (reason) => void dispatch(leave(api, reason)),
      ...(endedAt !== null && { endedAt }),
    }),
    [status, user, endedAt, dispatch, api],
  );
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia('(prefers-reduced-motion: reduce)');
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );
}
