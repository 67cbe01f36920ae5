import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { latePage } from '@portal/ui/late-page';
import { withStore } from './app/with-store.tsx';
import { LatestNews } from './fragments/latest-news.tsx';
import { createStore } from './store/store.ts';

const store = createStore();

const list = latePage('news', async () =>
  withStore(store, (await import(/* webpackChunkName: 'news' */ './pages/news-page.tsx')).NewsPage),
);
const post = latePage('post', async () =>
  withStore(store, (await import(/* webpackChunkName: 'post' */ './pages/post-page.tsx')).PostPage),
);

/** The door of this micro-frontend. Only the fragment is in the first file; each page is fetched when it is opened. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [
    { path: '/news', ...list },
    { path: '/news/:id', ...post },
  ],
  fragments: { latest: withStore(store, LatestNews) },
};
