import { type ContentEvent, documentEvents, factEvents, placeEvents } from '@portal/contracts/events/content';
import type { Projection } from '@portal/event-store/projection';
import { foldContent } from './fold.ts';

/** What the centre says of itself, as it is shown, and the history of every topic. */
export const contentProjection: Projection<ContentEvent> = {
  name: 'content',
  version: 1,
  stream: 'CONTENT',
  events: { ...factEvents, ...placeEvents, ...documentEvents },
  apply: foldContent,
};
