import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { latePage } from '@portal/ui/late-page';
import { HomeCards } from './cards/home-cards.tsx';

const trainings = latePage(
  'trainings',
  async () => (await import(/* webpackChunkName: 'trainings' */ './pages/trainings-page.tsx')).TrainingsPage,
);
const report = latePage(
  'report',
  async () => (await import(/* webpackChunkName: 'report' */ './sheets/helper-report.tsx')).HelperReport,
);
const card = latePage(
  'card',
  async () => (await import(/* webpackChunkName: 'card' */ './sheets/algorithm-card.tsx')).AlgorithmCard,
);
const clinic = latePage(
  'clinic',
  async () => (await import(/* webpackChunkName: 'clinic' */ './clinic/clinic-page.tsx')).ClinicPage,
);
const pharmacy = latePage(
  'pharmacy',
  async () => (await import(/* webpackChunkName: 'pharmacy' */ './pharmacy/pharmacy-page.tsx')).PharmacyPage,
);
const socialCentre = latePage(
  'social-centre',
  async () =>
    (await import(/* webpackChunkName: 'social-centre' */ './social-centre/social-centre-page.tsx'))
      .SocialCentrePage,
);
const shop = latePage(
  'shop',
  async () => (await import(/* webpackChunkName: 'shop' */ './shop/shop-page.tsx')).ShopPage,
);
const bank = latePage(
  'bank',
  async () => (await import(/* webpackChunkName: 'bank' */ './bank/bank-page.tsx')).BankPage,
);
const emergency = latePage(
  'emergency',
  async () =>
    (await import(/* webpackChunkName: 'emergency' */ './emergency/emergency-page.tsx')).EmergencyPage,
);

/** What this micro-frontend gives to the shell. Only the cards are in the first file; each page is fetched when opened. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [
    { path: '/trainings', ...trainings, prerender: trainings.load },
    { path: '/trainings/otchet', ...report },
    { path: '/trainings/:trainer/kartochka', ...card },
    { path: '/trainings/Clinic', ...clinic, prerender: clinic.load },
    { path: '/trainings/Pharmacy', ...pharmacy, prerender: pharmacy.load },
    { path: '/trainings/SocialCenter', ...socialCentre, prerender: socialCentre.load },
    { path: '/trainings/Shop', ...shop, prerender: shop.load },
    { path: '/trainings/Bank', ...bank, prerender: bank.load },
    { path: '/trainings/EmergencySituations', ...emergency, prerender: emergency.load },
  ],
  fragments: { cards: HomeCards },
};
