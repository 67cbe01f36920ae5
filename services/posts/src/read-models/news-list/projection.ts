import { commentEvents, postEvents, viewsEvents } from '@portal/contracts/events/posts';
import type { Projection } from '@portal/event-store/projection';
import { foldNewsList, type NewsListEvent } from './fold.ts';

/** Posts one by one and in pages, their views and comments counted, and which are the popular ones. */
export const newsListProjection: Projection<NewsListEvent> = {
  name: 'news-list',
  version: 3,
  stream: 'POSTS',
  events: { ...postEvents, ...commentEvents, ...viewsEvents },
  apply: foldNewsList,
};
