import type { Contacts, EmergencyNumbers, Hours, Links, Sample, SiteFacts } from '../rest/content.ts';

/** SPEC.md section 9: support hours for phone requests. They hold until the centre sets others. */
export const defaultHours: Hours = {
  days: 'Понедельник–пятница',
  opens: '8:00',
  closes: '17:00',
  lunchFrom: '13:00',
  lunchTo: '14:00',
};

/** What is there before the centre has given anything: nothing is invented. */
export const noContacts: Contacts = { phones: [], emails: [], addresses: [], map: '' };
export const noEmergencyNumbers: EmergencyNumbers = { heating: '', housing: '' };
export const noLinks: Links = {
  socialProtection: '',
  associations: '',
  plainLanguage: '',
  accessibleEnvironment: '',
  barrierFree: '',
};

export const noSample: Sample = { posts: [], places: [], documents: [] };

export const noFacts: SiteFacts = {
  contacts: noContacts,
  hours: defaultHours,
  emergency: noEmergencyNumbers,
  links: noLinks,
  sample: noSample,
};
