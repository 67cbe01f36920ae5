import { MOUNT_VERSION, type Mount, type PageInfo } from '@portal/contracts/web/mount';

/** A shell with a visitor, which keeps the titles it is told. This area calls no server. */
export function mount(path: string): Mount & { titles: string[] } {
  const titles: string[] = [];
  const none = () => Promise.reject(new Error('this area calls no server'));
  return {
    version: MOUNT_VERSION,
    session: { status: 'anonymous', user: null, signIn() {}, signOut() {} },
    api: { get: none, send: none, open: none },
    navigate() {},
    announce() {},
    toast() {},
    display: { pictures: 'on', reducedMotion: false },
    path,
    page: ({ title }: PageInfo) => void titles.push(title),
    titles,
  };
}
