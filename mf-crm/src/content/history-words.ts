import { externalLinks } from '@portal/contracts/content/external-links';
import { guideSections } from '@portal/contracts/content/guide-sections';
import { fileSize } from '@portal/ui/file-size';

const fields: Record<string, string> = {
  phones: 'Телефоны',
  emails: 'Электронная почта',
  addresses: 'Адреса',
  map: 'Карта',
  days: 'Дни',
  opens: 'Начало работы',
  closes: 'Конец работы',
  lunchFrom: 'Начало обеда',
  lunchTo: 'Конец обеда',
  heating: 'Тепловые сети',
  housing: 'ЖКХ',
  section: 'Заголовок',
  name: 'Название',
  address: 'Адрес',
  phone: 'Телефон',
  hours: 'Часы работы',
  stepFree: 'Вход без ступеней',
  accessNote: 'Про вход',
  size: 'Размер',
  pages: 'Страниц',
  edition: 'Дата документа',
  '': 'Список',
};

const values: Record<string, string> = {
  yes: 'да',
  partly: 'с помощью или через другой вход',
  no: 'нет',
  unknown: 'неизвестно',
  ...Object.fromEntries(guideSections.map(({ id, title }) => [id, title])),
};

/** What a field is called, for people. */
export function fieldInWords(field: string): string {
  return fields[field] ?? externalLinks.find(({ id }) => id === field)?.title ?? field;
}

/** A value of any shape, for people: a list by its entries, nothing as 'пусто'. */
export function valueInWords(value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return 'пусто';
  if (field === 'size') return fileSize(Number(value));
  if (Array.isArray(value)) {
    return value.length === 0 ? 'пусто' : value.map((entry) => valueInWords(entry)).join('; ');
  }
  if (typeof value === 'object') {
    const parts = Object.values(value).filter((part) => part !== '' && part !== null);
    return parts.join(', ') || 'пусто';
  }
  const text = String(value);
  return field === 'stepFree' || field === 'section' ? (values[text] ?? text) : text;
}
