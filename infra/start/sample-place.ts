import type { PlaceFields } from '@portal/contracts/rest/content';

/** A place of the city guide that says of itself that it is a sample: nobody is to go there. */
export const samplePlace: PlaceFields = {
  section: 'social',
  name: 'Пример места',
  address: 'Это пример записи: здесь центр напишет адрес',
  phone: '',
  hours: 'здесь будут часы работы',
  stepFree: 'unknown',
  accessNote: 'Удалите пример, когда добавите свои места',
  map: '',
};
