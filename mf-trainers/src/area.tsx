import type { Area, Mount } from '@portal/contracts/web/mount';
import { HomeCards } from './cards/home-cards.tsx';
import { LateCode, LatePage } from './pages/late-page.tsx';

const trainings = new LateCode(async () => (await import('./pages/trainings-page.tsx')).TrainingsPage);

/** What this micro-frontend gives to the shell. Only the cards are in the first file; each page is fetched when opened. */
export const area: Area = {
  version: 1,
  routes: [{ path: '/trainings', Page: (mount: Mount) => <LatePage code={trainings} mount={mount} /> }],
  fragments: { cards: HomeCards },
};
