import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { IdleWatch } from '../parts/idle-watch.tsx';
import { UnknownSession } from './unknown-session.tsx';
import { ACCOUNT_PATH, isAccountPath } from './way-in.ts';

interface RequireUserProps {
  mount: Mount;
  children: (user: User) => ReactNode;
}

/** Shows its insides to those who are signed in, and leads everybody else to /login. */
export function RequireUser({ mount, children }: RequireUserProps) {
  const { session, navigate, path } = mount;
  const away = wayOf(session, path);
  const leave = useEffectEvent((to: string) => navigate(to, { replace: true }));
  useEffect(() => {
    if (away) leave(away);
  }, [away]);
  if (away || session.status !== 'signed-in' || !session.user) return <UnknownSession />;
  return (
    <>
      {children(session.user)}
      <IdleWatch session={session} />
    </>
  );
}

function wayOf({ status, user }: Mount['session'], path: string): string | null {
  if (status === 'anonymous') return '/login';
  return user?.oneTimePassword && !isAccountPath(path) ? ACCOUNT_PATH : null;
}
