import { isDeepStrictEqual } from 'node:util';
import { type Alive, countAlive } from './alive.ts';
import { heading, pick, press } from './trainer-page.ts';
import { expect, test } from './visitor.ts';

/** To a step of each simulator that has just begun to sound. */
const sounding: Record<string, { presses: string[]; incident?: string }> = {
  Поликлиника: {
    presses: [
      ...['Я заболел!', 'Голова', 'Далее', 'Войти в поликлинику', 'Регистратура', 'Далее', 'Лестница', '101'],
      'Войти в аптеку',
    ],
  },
  Аптека: {
    presses: [
      ...['Начать', '10 рублей', 'Горло', 'Спрей 5 руб.', 'Далее', 'Войти в аптеку', 'Купить лекарства'],
      'Нет',
    ],
  },
  'Посещение НТЦСОН': { presses: ['Войти в территориальный центр'] },
  Магазин: {
    presses: [
      ...['10 рублей', 'Карта', 'Овощи', 'Лук 2 руб.', 'К отделам', 'Взять корзину', 'Взять корзину'],
      ...['Овощи', 'Лук 2 руб.', 'В зал', 'На кассу', 'Карта 2 руб.'],
    ],
  },
  Банк: { presses: ['Запрос на услугу банка', 'Вклады', 'Наличные', 'Вклады'] },
  // with the timers of the call and the keys of the telephone besides
  'Чрезвычайные ситуации': {
    incident: 'Пожар в квартире',
    presses: ['Далее', '1', '0', '1', 'Позвонить'],
  },
};

for (const [simulator, { incident, presses }] of Object.entries(sounding)) {
  test(`${simulator}: leaving in the middle leaves no timer, no listener and no sound`, async ({ page }) => {
    const alive = await countAlive(page);
    const leave = async () => {
      await page
        .getByRole('navigation', { name: 'Вы здесь' })
        .getByRole('link', { name: 'Тренажёры' })
        .click();
      await expect(heading(page)).toHaveText('Электронные тренажёры');
    };
    const enter = async () => {
      await page.getByRole('main').getByRole('link', { name: simulator }).click();
      await expect(page.getByText(/^Шаг 1 из/)).toBeVisible();
    };
    await page.goto('/trainings');
    // what the shell and the area begin once and for all is begun
    await enter();
    await leave();
    const before = await settled(alive);
    await enter();
    if (incident) await pick(page, 'Что случилось', incident);
    await press(page, ...presses);
    await expect.poll(async () => (await alive()).audio).toEqual(['running']);
    await leave();
    await expect.poll(alive).toEqual({ ...before, audio: ['closed'] });
  });
}

/** Once three looks a second apart find the same: what comes with a page and goes by itself has gone. */
async function settled(alive: () => Promise<Alive>): Promise<Alive> {
  const looks: Alive[] = [];
  const unchanged = async () => {
    looks.unshift(await alive());
    const [last, ...before] = looks.slice(0, 3);
    return before.length === 2 && before.every((one) => isDeepStrictEqual(one, last));
  };
  await expect.poll(unchanged, { intervals: [0, 1_000] }).toBe(true);
  return looks[0]!;
}
