import { documentPages } from '@portal/contracts/content/document-pages';
import { type Area, type AreaRoute, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { DocumentPage } from './documents/document-page.tsx';
import { Contacts } from './fragments/contacts.tsx';
import { GuidePage } from './guide/guide-page.tsx';
import { LibraryPage } from './library/library-page.tsx';
import { ContactsPage } from './pages/contacts-page.tsx';
import { MaterialAidPage } from './pages/material-aid-page.tsx';
import { SituationalAidPage } from './pages/situational-aid-page.tsx';

const written: AreaRoute[] = [
  { path: '/contacts', Page: ContactsPage },
  { path: '/sit-pomosh-invalidam', Page: SituationalAidPage },
  { path: '/mat-pomosh', Page: MaterialAidPage },
  { path: '/audiobiblioteka-dlya-nezryachikh', Page: LibraryPage },
  { path: '/putevoditel', Page: GuidePage },
];

/** The door of this micro-frontend. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [...written, ...documentPages.map((page) => ({ path: `/${page}`, Page: DocumentPage }))].map(
    (route) => ({
      ...route,
      prerender: () => {},
    }),
  ),
  fragments: { contacts: Contacts },
};
