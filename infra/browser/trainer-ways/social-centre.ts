import type { Way } from './way.ts';

/** SPEC.md section 9: departments A to E, 22 services in all. */
const departments: Record<string, string[]> = {
  'A. Отделение первичного приёма и информирования': [
    'Консультация по льготам и пособиям',
    'Материальная помощь',
    'Помощь с документами',
    'Консультация юриста',
    'Обследование условий жизни',
  ],
  'B. Отделение социальной помощи на дому': [
    'Доставка продуктов и лекарств',
    'Уборка квартиры',
    'Помощь в приготовлении еды',
    'Оплата коммунальных услуг',
    'Услуги сиделки',
  ],
  'C. Отделение дневного пребывания для инвалидов': [
    'Кружок рукоделия',
    'Компьютерные курсы',
    'Лечебная физкультура',
    'Обучение домашним делам',
  ],
  'D. Отделение социальной адаптации и реабилитации': [
    'Консультация психолога',
    'Кризисная комната',
    'Группа взаимопомощи',
    'Помощь семье',
  ],
  'E. Отделение сопровождения и проката': [
    'Прокат кресла-коляски',
    'Прокат костылей и ходунков',
    'Переводчик жестового языка',
    'Сопровождение в поликлинику',
  ],
};

const needed = 'Какая услуга вам нужна?';
const inDepartment = 'Выберите услугу в отделении';

function way(department: string, service: string, steps: Way['steps']): Way {
  const [letter, name] = department.split('. ') as [string, string];
  return {
    name: `центр: ${service}`,
    path: '/trainings/SocialCenter',
    start: 'Вы у территориального центра',
    steps: [
      ['Войти в территориальный центр', needed],
      ...steps,
      [{ pick: service, from: 'Услуга' }, needed],
      ['Далее', name, { sees: [`Услугу «${service}» оказывает отделение ${letter}.`] }],
      ['Продолжить', inDepartment],
      [service, inDepartment, { sees: [`${service} Выбрано ✓`] }],
      ['Далее', 'Услуга оказана', { sees: [`Вы получили услугу «${service}».`] }],
      ['Выход', 'Вы у территориального центра'],
    ],
  };
}

/** Out of the department, back to the beginning; then nothing chosen yet. */
function changesMind(service: string): Way['steps'] {
  return [
    [{ refused: 'Далее' }, needed, { says: 'Сначала выберите услугу.' }],
    [{ pick: service, from: 'Услуга' }, needed],
    ['Далее', 'Отделение первичного приёма и информирования'],
    ['Назад', needed],
    ['Далее', 'Отделение первичного приёма и информирования'],
    ['Продолжить', inDepartment],
    [{ refused: 'Далее' }, inDepartment, { says: 'Сначала выберите услугу.' }],
    ['Начать заново', 'Вы у территориального центра'],
    ['Войти в территориальный центр', needed],
  ];
}

export const socialCentreWays: Way[] = Object.entries(departments).flatMap(([department, services], nth) =>
  services.map((service, index) =>
    way(department, service, nth === 0 && index === 0 ? changesMind(service) : []),
  ),
);
