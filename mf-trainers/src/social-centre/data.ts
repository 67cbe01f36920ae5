/**
 * Departments and services of the social centre. SPEC.md fixes five departments, A to E, and 22 services, and leaves
 * their names open: these are the usual ones of a territorial centre in Belarus. The centre may change any name here.
 */

export type DepartmentLetter = 'A' | 'B' | 'C' | 'D' | 'E';

export interface Service {
  id: string;
  name: string;
}

export interface Department {
  letter: DepartmentLetter;
  name: string;
  services: readonly Service[];
}

export const departments: readonly Department[] = [
  {
    letter: 'A',
    name: 'Отделение первичного приёма и информирования',
    services: [
      { id: 'advice', name: 'Консультация по льготам и пособиям' },
      { id: 'aid', name: 'Материальная помощь' },
      { id: 'papers', name: 'Помощь с документами' },
      { id: 'lawyer', name: 'Консультация юриста' },
      { id: 'survey', name: 'Обследование условий жизни' },
    ],
  },
  {
    letter: 'B',
    name: 'Отделение социальной помощи на дому',
    services: [
      { id: 'food', name: 'Доставка продуктов и лекарств' },
      { id: 'cleaning', name: 'Уборка квартиры' },
      { id: 'cooking', name: 'Помощь в приготовлении еды' },
      { id: 'bills', name: 'Оплата коммунальных услуг' },
      { id: 'nurse', name: 'Услуги сиделки' },
    ],
  },
  {
    letter: 'C',
    name: 'Отделение дневного пребывания для инвалидов',
    services: [
      { id: 'crafts', name: 'Кружок рукоделия' },
      { id: 'computer', name: 'Компьютерные курсы' },
      { id: 'exercise', name: 'Лечебная физкультура' },
      { id: 'household', name: 'Обучение домашним делам' },
    ],
  },
  {
    letter: 'D',
    name: 'Отделение социальной адаптации и реабилитации',
    services: [
      { id: 'psychologist', name: 'Консультация психолога' },
      { id: 'crisis', name: 'Кризисная комната' },
      { id: 'group', name: 'Группа взаимопомощи' },
      { id: 'family', name: 'Помощь семье' },
    ],
  },
  {
    letter: 'E',
    name: 'Отделение сопровождения и проката',
    services: [
      { id: 'wheelchair', name: 'Прокат кресла-коляски' },
      { id: 'crutches', name: 'Прокат костылей и ходунков' },
      { id: 'signs', name: 'Переводчик жестового языка' },
      { id: 'escort', name: 'Сопровождение в поликлинику' },
    ],
  },
];
