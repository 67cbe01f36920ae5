import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { IdleWatch } from '../parts/idle-watch.tsx';
import { UnknownSession } from './unknown-session.tsx';
import { ACCOUNT_PATH } from './way-in.ts';

interface RequireAdminProps {
  mount: Mount;
  children: (user: User) => ReactNode;
}

/**
 * SPEC.md section 6: non-admins entering admin pages are led to /. Whose session has ended by itself signs in again
 * first. The service judges each call again.
 */
export function RequireAdmin({ mount: { session, navigate }, children }: RequireAdminProps) {
  const away = wayOf(session);
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

function wayOf({ status, user, endedAt }: Mount['session']): string | null {
  if (status === 'unknown') return null;
  if (status === 'anonymous') return endedAt === undefined ? '/' : '/login';
  if (user?.role !== 'admin') return '/';
  return user.oneTimePassword ? ACCOUNT_PATH : null;
}
