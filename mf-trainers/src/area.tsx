import type { Area, Mount } from '@portal/contracts/web/mount';
import { HomeCards } from './cards/home-cards.tsx';
import { LateCode, LatePage } from './pages/late-page.tsx';

const trainings = new LateCode(async () => (await import('./pages/trainings-page.tsx')).TrainingsPage);
const report = new LateCode(async () => (await import('./sheets/helper-report.tsx')).HelperReport);
const card = new LateCode(async () => (await import('./sheets/algorithm-card.tsx')).AlgorithmCard);
const clinic = new LateCode(async () => (await import('./clinic/clinic-page.tsx')).ClinicPage);
const pharmacy = new LateCode(async () => (await import('./pharmacy/pharmacy-page.tsx')).PharmacyPage);
const socialCentre = new LateCode(
  async () => (await import('./social-centre/social-centre-page.tsx')).SocialCentrePage,
);
const shop = new LateCode(async () => (await import('./shop/shop-page.tsx')).ShopPage);
const bank = new LateCode(async () => (await import('./bank/bank-page.tsx')).BankPage);
const emergency = new LateCode(async () => (await import('./emergency/emergency-page.tsx')).EmergencyPage);

/** What this micro-frontend gives to the shell. Only the cards are in the first file; each page is fetched when opened. */
export const area: Area = {
  version: 1,
  routes: [
    {
      path: '/trainings',
      Page: (mount: Mount) => <LatePage code={trainings} mount={mount} />,
      prerender: () => trainings.load(),
    },
    { path: '/trainings/otchet', Page: (mount: Mount) => <LatePage code={report} mount={mount} /> },
    { path: '/trainings/:trainer/kartochka', Page: (mount: Mount) => <LatePage code={card} mount={mount} /> },
    {
      path: '/trainings/Clinic',
      Page: (mount: Mount) => <LatePage code={clinic} mount={mount} />,
      prerender: () => clinic.load(),
    },
    {
      path: '/trainings/Pharmacy',
      Page: (mount: Mount) => <LatePage code={pharmacy} mount={mount} />,
      prerender: () => pharmacy.load(),
    },
    {
      path: '/trainings/SocialCenter',
      Page: (mount: Mount) => <LatePage code={socialCentre} mount={mount} />,
      prerender: () => socialCentre.load(),
    },
    {
      path: '/trainings/Shop',
      Page: (mount: Mount) => <LatePage code={shop} mount={mount} />,
      prerender: () => shop.load(),
    },
    {
      path: '/trainings/Bank',
      Page: (mount: Mount) => <LatePage code={bank} mount={mount} />,
      prerender: () => bank.load(),
    },
    {
      path: '/trainings/EmergencySituations',
      Page: (mount: Mount) => <LatePage code={emergency} mount={mount} />,
      prerender: () => emergency.load(),
    },
  ],
  fragments: { cards: HomeCards },
};
