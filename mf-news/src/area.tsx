import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { withStore } from './app/with-store.tsx';
import { LatestNews } from './fragments/latest-news.tsx';
import { NewsPage } from './pages/news-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { createStore } from './store/store.ts';

const store = createStore();

/** The door of this micro-frontend. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [
    { path: '/news', Page: withStore(store, NewsPage) },
    { path: '/news/:id', Page: withStore(store, PostPage) },
  ],
  fragments: { latest: withStore(store, LatestNews) },
};
