import { type Kopecks, rubles } from '../simulator/money.ts';

/** Tables of SPEC.md section 9, 'Shop'. */

export type ItemId =
  | 'bread'
  | 'loaf'
  | 'bun'
  | 'pie'
  | 'milk'
  | 'kefir'
  | 'curd'
  | 'cream'
  | 'potato'
  | 'cabbage'
  | 'carrot'
  | 'onion';

export interface Item {
  id: ItemId;
  name: string;
  price: Kopecks;
}

export type SectionId = 'bakery' | 'dairy' | 'vegetables';

export interface Section {
  id: SectionId;
  name: string;
  /** Step at which items are put on the list, and step of the shelf in the hall. */
  listStep: 3 | 4 | 5;
  shelfStep: 8 | 9 | 10;
  items: readonly Item[];
}

const item = (id: ItemId, name: string, price: number): Item => ({ id, name, price: rubles(price) });

export const sections: readonly Section[] = [
  {
    id: 'bakery',
    name: 'Хлеб',
    listStep: 3,
    shelfStep: 8,
    items: [
      item('bread', 'Хлеб чёрный', 2),
      item('loaf', 'Батон', 3),
      item('bun', 'Булочка', 1),
      item('pie', 'Пирог', 5),
    ],
  },
  {
    id: 'dairy',
    name: 'Молочные продукты',
    listStep: 4,
    shelfStep: 9,
    items: [
      item('milk', 'Молоко', 2),
      item('kefir', 'Кефир', 1.5),
      item('curd', 'Творог', 2.5),
      item('cream', 'Сметана', 2.5),
    ],
  },
  {
    id: 'vegetables',
    name: 'Овощи',
    listStep: 5,
    shelfStep: 10,
    items: [
      item('potato', 'Картофель', 0.8),
      item('cabbage', 'Капуста', 1),
      item('carrot', 'Морковь', 1.5),
      item('onion', 'Лук', 2),
    ],
  },
];

/** The sums that one can come with. */
export const sums: readonly Kopecks[] = [10, 20, 50, 100].map(rubles);

export type Payment = 'card' | 'cash';

/** SPEC.md section 4 numbers them: card = 0, cash = 1. */
export const payments: readonly { id: Payment; name: string }[] = [
  { id: 'card', name: 'Карта' },
  { id: 'cash', name: 'Наличные' },
];
