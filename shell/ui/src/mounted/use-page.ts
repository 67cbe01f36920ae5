import type { Crumb, Mount } from '@portal/contracts/web/mount';
import { useEffect, useEffectEvent } from 'react';

/** Tells the shell the page's title once it is known; '' while it is not. */
export function usePage({ page }: Pick<Mount, 'page'>, title: string, crumbs: Crumb[] = []) {
  const tell = useEffectEvent(() => page({ title, crumbs }));
  useEffect(() => {
    if (title) tell();
  }, [title]);
}
