import { type Kopecks, rubles } from '../simulator/money.ts';

/** Tables of SPEC.md sections 4 and 9, 'Pharmacy'. */

/** What the medicine looks like on the shelf. */
export type MedicineForm =
  | 'spray'
  | 'lozenges'
  | 'pills'
  | 'drops'
  | 'ointment'
  | 'syrup'
  | 'compress'
  | 'iodine'
  | 'plaster';

export interface Medicine {
  name: string;
  price: Kopecks;
  form: MedicineForm;
}

export type AilmentId = 'throat' | 'head' | 'nose' | 'teeth' | 'stomach' | 'ear' | 'bruise' | 'back';

export interface Ailment {
  id: AilmentId;
  name: string;
  /** Continues 'Помогает, когда …'. */
  complaint: string;
  medicines: readonly Medicine[];
}

const medicine = (name: string, price: number, form: MedicineForm): Medicine => ({
  name,
  price: rubles(price),
  form,
});

const painkiller = medicine('Обезболивающее', 6, 'pills');

const throat: Ailment = {
  id: 'throat',
  name: 'Горло',
  complaint: 'болит горло',
  medicines: [medicine('Спрей', 5, 'spray'), medicine('Леденцы', 5, 'lozenges')],
};
const nose: Ailment = {
  id: 'nose',
  name: 'Нос',
  complaint: 'болит нос',
  medicines: [medicine('Капли', 3, 'drops'), medicine('Мазь', 4, 'ointment'), medicine('Спрей', 6, 'spray')],
};
const teeth: Ailment = {
  id: 'teeth',
  name: 'Зубы',
  complaint: 'болят зубы',
  medicines: [painkiller, medicine('Капли', 2, 'drops'), medicine('Сироп', 10, 'syrup')],
};
const stomach: Ailment = {
  id: 'stomach',
  name: 'Живот',
  complaint: 'болит живот',
  medicines: [painkiller, medicine('От изжоги', 6, 'pills'), medicine('От диареи', 2, 'lozenges')],
};
const ear: Ailment = {
  id: 'ear',
  name: 'Ухо',
  complaint: 'болит ухо',
  medicines: [medicine('Капли', 4, 'drops'), painkiller, medicine('Компресс', 5, 'compress')],
};
const bruise: Ailment = {
  id: 'bruise',
  name: 'Ушиб',
  complaint: 'у вас ушиб',
  medicines: [painkiller, medicine('Йод', 2, 'iodine'), medicine('Мазь', 5, 'ointment')],
};
const back: Ailment = {
  id: 'back',
  name: 'Спина',
  complaint: 'болит спина',
  medicines: [painkiller, medicine('Согревающая мазь', 20, 'ointment'), medicine('Пластырь', 4, 'plaster')],
};

/** Has prices in section 9 and is not among the symptoms of section 4: kept, and not offered. */
export const head: Ailment = {
  id: 'head',
  name: 'Голова',
  complaint: 'болит голова',
  medicines: [painkiller, medicine('Спазмолитик', 6, 'pills'), medicine('Жаропонижающее', 5, 'syrup')],
};

/** The symptoms that can be chosen, in the order of SPEC.md section 4. */
export const ailments: readonly Ailment[] = [throat, nose, teeth, stomach, ear, bruise, back];

/** The sums that one can come with. */
export const sums: readonly Kopecks[] = [10, 50, 100].map(rubles);
