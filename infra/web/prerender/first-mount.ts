import { MOUNT_VERSION, type Mount } from '@portal/contracts/web/mount';

const nothing = () => {};
const never = () => new Promise<never>(nothing);

/** The mount contract of a page that nobody has opened yet: no session, no answer, first display settings. */
export function firstMount(path: string): Mount {
  return {
    version: MOUNT_VERSION,
    session: { status: 'anonymous', user: null, signIn: nothing, signOut: nothing },
    api: { get: never, send: never, open: never },
    navigate: nothing,
    announce: nothing,
    toast: nothing,
    display: { pictures: 'on', reducedMotion: false },
    path,
    page: nothing,
  };
}
