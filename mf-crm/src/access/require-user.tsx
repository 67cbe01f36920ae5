import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { UnknownSession } from './unknown-session.tsx';

interface RequireUserProps {
  mount: Mount;
  children: (user: User) => ReactNode;
}

/** Shows its insides to those who are signed in, and leads everybody else to /login. */
export function RequireUser({ mount: { session, navigate }, children }: RequireUserProps) {
  const anonymous = session.status === 'anonymous';
  const leave = useEffectEvent(() => navigate('/login', { replace: true }));
  useEffect(() => {
    if (anonymous) leave();
  }, [anonymous]);
  if (session.status !== 'signed-in' || !session.user) return <UnknownSession />;
  return children(session.user);
}
