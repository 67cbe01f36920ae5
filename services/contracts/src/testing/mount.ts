import type { Api, Mount, PageInfo, Session } from '../web/mount.ts';
import { MOUNT_VERSION } from '../web/mount.ts';

export interface TestMount extends Mount {
  /** What the shell was told; `said` are the messages that it says to screen readers. */
  told: { toasts: string[]; said: string[]; navigated: string[]; pages: PageInfo[] };
}

export const visitor: Session = { status: 'anonymous', user: null, signIn() {}, signOut() {} };

export const signedIn = (role: 'user' | 'admin'): Session => ({
  ...visitor,
  status: 'signed-in',
  user: { _id: '00000000-0000-7000-8000-0000000000aa', username: 'Анна', role },
});

/** While the stored token is being checked. */
export const unknown: Session = { ...visitor, status: 'unknown' };

/** A shell that keeps what it is told. */
export function mount(path: string, api: Api, session: Session = visitor): TestMount {
  const told: TestMount['told'] = { toasts: [], said: [], navigated: [], pages: [] };
  return {
    version: MOUNT_VERSION,
    session,
    api,
    navigate: (to) => void told.navigated.push(to),
    announce: (message) => void told.said.push(message),
    toast(message, options) {
      told.toasts.push([options?.kind, options?.lang, message].filter(Boolean).join(' '));
      if (!options?.seenOnly) told.said.push(message);
    },
    display: { pictures: 'on', reducedMotion: false },
    path,
    page: (info) => void told.pages.push(info),
    told,
  };
}
