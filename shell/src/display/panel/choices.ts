import type { DisplaySettings, Spacing } from '../kept-settings.ts';
import type { Scheme } from '../scheme.ts';
import type { Choice } from './choice-group.tsx';

export const schemeChoices: Choice<Scheme | null>[] = [
  { value: null, label: 'Как на устройстве' },
  { value: 'ordinary', label: 'Обычные' },
  { value: 'white-on-black', label: 'Белым по чёрному' },
  { value: 'black-on-white', label: 'Чёрным по белому' },
  { value: 'blue-on-blue', label: 'Тёмно-синим по голубому' },
  { value: 'brown-on-beige', label: 'Коричневым по бежевому' },
];

export const spacingChoices: Choice<Spacing>[] = [
  { value: 0, label: 'Обычное' },
  { value: 1, label: 'Большое' },
  { value: 2, label: 'Очень большое' },
];

export const serifChoices: Choice<boolean>[] = [
  { value: false, label: 'Без засечек' },
  { value: true, label: 'С засечками' },
];

export const pictureChoices: Choice<DisplaySettings['pictures']>[] = [
  { value: 'on', label: 'Цветные' },
  { value: 'gray', label: 'Серые' },
  { value: 'off', label: 'Без картинок' },
];

export const speechChoices: Choice<boolean>[] = [
  { value: true, label: 'Показывать кнопку «Прослушать»' },
  { value: false, label: 'Не показывать' },
];
