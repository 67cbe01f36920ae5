import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { UnknownSession } from './unknown-session.tsx';

interface RequireAdminProps {
  mount: Mount;
  children: (user: User) => ReactNode;
}

/** SPEC.md section 6: non-admins entering admin pages are led to /. The service judges each call again. */
export function RequireAdmin({ mount: { session, navigate }, children }: RequireAdminProps) {
  const admin = session.status === 'signed-in' && session.user?.role === 'admin' ? session.user : null;
  const refused = session.status !== 'unknown' && !admin;
  const leave = useEffectEvent(() => navigate('/', { replace: true }));
  useEffect(() => {
    if (refused) leave();
  }, [refused]);
  return admin ? children(admin) : <UnknownSession />;
}
