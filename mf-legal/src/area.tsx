import { type Area, type AreaRoute, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { Contacts } from './fragments/contacts.tsx';
import { AwaitedPage } from './pages/awaited-page.tsx';
import { awaitedPages } from './pages/awaited-pages.ts';
import { ContactsPage } from './pages/contacts-page.tsx';
import { MaterialAidPage } from './pages/material-aid-page.tsx';
import { SituationalAidPage } from './pages/situational-aid-page.tsx';

const written: AreaRoute[] = [
  { path: '/contacts', Page: ContactsPage },
  { path: '/sit-pomosh-invalidam', Page: SituationalAidPage },
  { path: '/mat-pomosh', Page: MaterialAidPage },
];

/** The door of this micro-frontend. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [...written, ...awaitedPages.map(({ path }) => ({ path, Page: AwaitedPage }))],
  fragments: { contacts: Contacts },
};
