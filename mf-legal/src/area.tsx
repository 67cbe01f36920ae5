import { documentPages } from '@portal/contracts/content/document-pages';
import { type Area, type AreaRoute, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { latePage } from '@portal/ui/late-page';
import { Contacts } from './fragments/contacts.tsx';

const contacts = latePage(
  'contacts',
  async () => (await import(/* webpackChunkName: 'contacts' */ './pages/contacts-page.tsx')).ContactsPage,
);
const situationalAid = latePage(
  'situational-aid',
  async () =>
    (await import(/* webpackChunkName: 'situational-aid' */ './pages/situational-aid-page.tsx'))
      .SituationalAidPage,
);
const materialAid = latePage(
  'material-aid',
  async () =>
    (await import(/* webpackChunkName: 'material-aid' */ './pages/material-aid-page.tsx')).MaterialAidPage,
);
const library = latePage(
  'library',
  async () => (await import(/* webpackChunkName: 'library' */ './library/library-page.tsx')).LibraryPage,
);
const guide = latePage(
  'guide',
  async () => (await import(/* webpackChunkName: 'guide' */ './guide/guide-page.tsx')).GuidePage,
);
const document = latePage(
  'document',
  async () => (await import(/* webpackChunkName: 'document' */ './documents/document-page.tsx')).DocumentPage,
);

const page = (path: string, { load, ...late }: ReturnType<typeof latePage>): AreaRoute => ({
  path,
  ...late,
  prerender: load,
});

/** The door of this micro-frontend. Only the fragment is in the first file; each page is fetched when it is opened. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [
    page('/contacts', contacts),
    page('/sit-pomosh-invalidam', situationalAid),
    page('/mat-pomosh', materialAid),
    page('/audiobiblioteka-dlya-nezryachikh', library),
    page('/putevoditel', guide),
    ...documentPages.map((name) => page(`/${name}`, document)),
  ],
  fragments: { contacts: Contacts },
};
