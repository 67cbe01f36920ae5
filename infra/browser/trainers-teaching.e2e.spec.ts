/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { takenOver } from './taken-over.ts';
import { expect, test } from './visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('[data-announcer="polite"]');

async function press(page: Page, ...names: string[]) {
  for (const name of names) await button(page, name).click();
}

/** Presses what is shown as unavailable too, which Playwright would wait for otherwise. */
async function pressAnyway(page: Page, name: string) {
  await button(page, name).dispatchEvent('click');
}

async function toCorridor(page: Page) {
  await page.goto('/trainings/Clinic');
  await press(page, 'Я заболел!', 'Спина', 'Далее', 'Войти в поликлинику', 'Регистратура', 'Далее');
}

async function toDial(page: Page, incident = 'Пожар в квартире') {
  await page.goto('/trainings/EmergencySituations');
  await takenOver(page);
  await page.getByRole('combobox', { name: 'Что случилось' }).click();
  await page.getByRole('option', { name: incident }).click();
  await press(page, 'Далее');
  await expect(heading(page)).toHaveText('Наберите номер');
}

test.describe('going back', () => {
  test('‘Назад’ takes back one thing after another, without limit, and the counter goes with it', async ({
    page,
  }) => {
    await page.goto('/trainings/Pharmacy');
    await press(page, 'Начать', '10 рублей', 'Нос', 'Капли 3 руб.', 'Мазь 4 руб.');
    await expect(page.getByText('У вас: 3 рубля')).toBeVisible();
    await press(page, 'Назад');
    await expect(page.getByText('У вас: 7 рублей')).toBeVisible();
    await expect(page.getByText(/^Шаг 4 из/)).toBeVisible();
    await press(page, 'Назад');
    await expect(page.getByText('У вас: 10 рублей')).toBeVisible();
    await press(page, 'Назад');
    await expect(heading(page)).toHaveText('Что у вас болит?');
    await press(page, 'Назад');
    await expect(heading(page)).toHaveText('Сколько у вас денег?');
    await press(page, 'Назад');
    await expect(heading(page)).toHaveText('Идём в аптеку');
    await expect(button(page, 'Назад')).toHaveAttribute('aria-disabled', 'true');
  });

  test('the browser’s Back and Forward go from step to step', async ({ page }) => {
    await page.goto('/trainings');
    await page.getByRole('main').getByRole('link', { name: 'Поликлиника' }).click();
    await press(page, 'Я заболел!', 'Ухо', 'Далее');
    await expect(heading(page)).toHaveText('Вы пришли к поликлинике');
    await page.goBack();
    await expect(heading(page)).toHaveText('Вам нужен врач: ЛОР');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await page.goForward();
    await expect(heading(page)).toHaveText('Вам нужен врач: ЛОР');
    await press(page, 'Назад', 'Назад');
    await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
    await page.goBack();
    await expect(page).toHaveURL('/trainings');
  });

  test('even ‘Начать заново’ can be taken back', async ({ page }) => {
    await toCorridor(page);
    await press(page, 'Начать заново');
    await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
    await expect(page.getByText('Шаг 1 из 11')).toBeVisible();
    await press(page, 'Назад');
    await expect(heading(page)).toHaveText('Лифт или лестница?');
  });
});

test('closing the page and coming back offers to go on', async ({ page }) => {
  await toCorridor(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
  await expect(page.getByText('В прошлый раз вы остановились на шаге 7.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Продолжить с шага 7');
  await expect(heading(page)).toHaveText('Лифт или лестница?');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Талон к врачу');
});

test('a finished visit leaves nothing to go on with', async ({ page }) => {
  await toCorridor(page);
  await press(page, 'Лифт', '2 этаж', '204', 'Войти в аптеку', 'Купить лекарства');
  await page.reload();
  await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
  await expect(page.getByText('В прошлый раз')).toHaveCount(0);
});

test.describe('what can not be done', () => {
  test('the wrong lift, stairs and floor stay readable and say why', async ({ page }) => {
    await toCorridor(page);
    await expect(button(page, 'Лестница')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Лестница')).toHaveAccessibleDescription(/на 2 этаже/);
    await pressAnyway(page, 'Лестница');
    const reason = 'Ваш кабинет на 2 этаже. Идти по лестнице высоко. Поезжайте на лифте.';
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(said(page)).toHaveText(reason);
    await press(page, 'Лифт');
    await pressAnyway(page, '3 этаж');
    await expect(said(page)).toHaveText(/Это 3 этаж/);
    await expect(heading(page)).toHaveText('На какой этаж ехать?');
  });

  test('a wrong cabinet says its number, and the second miss marks the right one', async ({ page }) => {
    await toCorridor(page);
    await press(page, 'Лифт', '2 этаж', '205');
    await expect(heading(page)).toHaveText('Найдите кабинет врача');
    await expect(said(page)).toHaveText('Это кабинет 205. Посмотрите талон.');
    await expect(button(page, '204')).not.toHaveAccessibleDescription(/./);
    await press(page, '201');
    await expect(button(page, '204')).toHaveAccessibleDescription('Подсказка: нажмите сюда.');
    await press(page, '204');
    await expect(heading(page)).toHaveText('Вы получили рецепт');
  });

  test('a medicine that is too dear says how much is missing', async ({ page }) => {
    await page.goto('/trainings/Pharmacy');
    await press(page, 'Начать', '10 рублей', 'Спина');
    await pressAnyway(page, 'Согревающая мазь 20 руб.');
    await expect(said(page)).toHaveText('Не хватает 10 рублей.');
    await press(page, 'Обезболивающее 6 руб.');
    await expect(button(page, 'Обезболивающее Куплено ✓')).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Помощь администратора');
    await expect(page.getByRole('dialog')).toContainText('Обезболивающее: 6 рублей');
    expect(await violations(page)).toEqual([]);
  });

  test('the payment card can not be paid for by card', async ({ page }) => {
    await page.goto('/trainings/Bank');
    await press(page, 'Запрос на услугу банка', 'Получение платежной карточки');
    await expect(button(page, 'Карта')).toHaveAttribute('aria-disabled', 'true');
    await pressAnyway(page, 'Карта');
    await expect(said(page)).toHaveText('Карточки у вас ещё нет. Заплатить можно только наличными.');
  });

  test('the till takes the payment that was chosen before', async ({ page }) => {
    await page.goto('/trainings/Shop');
    await press(
      page,
      '10 рублей',
      'Наличные',
      'Овощи',
      'Лук 2 руб.',
      'К отделам',
      'Взять корзину',
      'Взять корзину',
    );
    await press(page, 'Овощи');
    await press(page, 'Капуста 1 руб.');
    await expect(said(page)).toHaveText('Капуста: этого нет в вашем списке.');
    await press(page, 'Лук 2 руб.', 'В зал', 'На кассу');
    await expect(button(page, 'Карта 2 руб.')).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Наличные 2 руб.');
    await expect(page.getByText('Осталось 8 рублей.')).toBeVisible();
  });
});

test('the administrator of the clinic reminds from the lift on, of doctor, floor and cabinet', async ({
  page,
}) => {
  await page.goto('/trainings/Clinic');
  await press(page, 'Я заболел!', 'Ушиб', 'Далее', 'Войти в поликлинику', 'Регистратура');
  await expect(button(page, 'Помощь администратора')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Талон к врачу' })).toContainText('Хирург');
  await press(page, 'Далее', 'Помощь администратора');
  const reminder = page.getByRole('dialog', { name: 'Помощь администратора' });
  await expect(reminder).toContainText('Ваш врач: Хирург.');
  await expect(reminder).toContainText('Этаж: 3. Кабинет: 302.');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(reminder).toHaveCount(0);
  await expect(button(page, 'Помощь администратора')).toBeFocused();
});

test('the queue board is a table that names the ticket, and is announced', async ({ page }) => {
  await page.goto('/trainings/Bank');
  await press(page, 'Запрос на услугу банка', 'Вклады', 'Наличные', 'Страхование');
  await expect(said(page)).toHaveText('Это «Страхование». Вам нужен талон «Вклады».');
  await press(page, 'Вклады');
  const board = page.getByRole('table', { name: 'Табло' });
  await expect(board.getByRole('columnheader')).toHaveText(['Клиент', 'Окно']);
  await expect(board.getByRole('row').nth(1)).toHaveText(/В 21\s*3/);
  await expect(said(page)).toHaveText('На табло: клиент В 21, окно 3');
});

test.describe('hints', () => {
  test('grow from words to the right choice, and are counted at the end', async ({ page }) => {
    await toCorridor(page);
    await press(page, 'Подсказка');
    await expect(said(page)).toHaveText(/^Подсказка. Ваш этаж: 2./);
    await expect(button(page, 'Лифт')).not.toHaveAccessibleDescription(/./);
    await press(page, 'Подсказка');
    await expect(button(page, 'Лифт')).toHaveAccessibleDescription('Подсказка: нажмите сюда.');
    await expect(button(page, 'Подсказка')).toHaveAttribute('aria-disabled', 'true');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Лифт', '2 этаж', '201', '204', 'Войти в аптеку', 'Купить лекарства');
    await expect(page.getByText('Ошибок: 1. Подсказок: 2.')).toBeVisible();
  });

  test('stand there from the start when a helper has set them so, on the next visit too', async ({
    page,
  }) => {
    await page.goto('/trainings/Clinic');
    await page.getByText('Настройки тренажёра').click();
    await page.getByLabel('Показывать подсказки сразу').check();
    expect(await violations(page)).toEqual([]);
    await page.goto('/trainings/Shop');
    await expect(page.getByText('Подсказка. Подойдёт любая сумма.')).toBeVisible();
  });

  test('fewer choices at once keep the right one, and the rest is a press away', async ({ page }) => {
    await page.goto('/trainings/Clinic');
    await page.getByText('Настройки тренажёра').click();
    await page.getByLabel('Показывать меньше вариантов').check();
    await press(page, 'Я заболел!');
    await expect(button(page, 'Спина')).toHaveCount(0);
    await press(
      page,
      'Показать всё',
      'Спина',
      'Далее',
      'Войти в поликлинику',
      'Регистратура',
      'Далее',
      'Лифт',
    );
    await press(page, '2 этаж');
    await expect(button(page, '204')).toBeVisible();
    await expect(button(page, '203')).toHaveCount(0);
    await press(page, 'Показать всё');
    await expect(button(page, '203')).toBeVisible();
  });
});

test.describe('the telephone', () => {
  test('a wrong number opens the error with all numbers, calls nobody and keeps what was typed', async ({
    page,
  }) => {
    await toDial(page);
    await expect(page.getByText('Это тренажёр. Настоящий звонок не выполняется.')).toBeVisible();
    await expect(page.locator('[href^="tel:"]')).toHaveCount(0);
    await press(page, '1', '0', '3', 'Позвонить');
    const error = page.getByRole('dialog', { name: 'Ошибка!' });
    await expect(error).toContainText('Введенный номер неверный.');
    for (const number of ['112', '101', '102', '103', '104', '119', '139', '144']) {
      await expect(error.getByText(number)).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    await error.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByLabel('Набранный номер')).toHaveText('103');
    await press(page, 'Удалить', '1', 'Позвонить');
    await expect(heading(page)).toHaveText('Звонок');
  });

  test('dials by the keys of the keyboard', async ({ page }) => {
    await toDial(page);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.type('102');
    await expect(said(page)).toHaveText('Набрано: 1 0 2');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Звонок');
  });

  test('a dot a second, and the connection after four seconds', async ({ page }) => {
    await page.clock.install();
    await toDial(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, '1', '0', '1', 'Позвонить');
    await expect(heading(page)).toHaveText('Звонок');
    for (const dots of ['.', '..', '...']) {
      await page.clock.runFor(1000);
      await expect(page.getByText(dots, { exact: true })).toBeVisible();
    }
    await page.clock.runFor(900);
    await expect(heading(page)).toHaveText('Звонок');
    await page.clock.runFor(150);
    await expect(heading(page)).toHaveText('Соединение установлено');
  });

  test('waits for a press when the transition is by hand', async ({ page }) => {
    await page.clock.install();
    await page.goto('/trainings/EmergencySituations');
    await page.getByText('Настройки тренажёра').click();
    await page.getByLabel('Переходить вручную').check();
    await toDial(page);
    await press(page, '1', '0', '1', 'Позвонить');
    await page.clock.runFor(20_000);
    await expect(heading(page)).toHaveText('Звонок');
    await press(page, 'Далее');
    await expect(heading(page)).toHaveText('Соединение установлено');
  });
});

/** As the centre may have told them. */
const facts = {
  contacts: { phones: [], emails: [], addresses: [], map: '' },
  hours: {
    days: 'Понедельник–пятница',
    opens: '8:00',
    closes: '17:00',
    lunchFrom: '13:00',
    lunchTo: '14:00',
  },
  emergency: { heating: '8 (0212) 48-00-00', housing: '' },
  links: {
    socialProtection: '',
    associations: '',
    plainLanguage: '',
    accessibleEnvironment: '',
    barrierFree: '',
  },
  sample: { posts: [], places: [] },
};

test('local numbers are there once the centre has told them', async ({ page }) => {
  await page.route('/api/content/facts', (route) => route.fulfill({ json: facts }));
  await page.goto('/trainings/EmergencySituations');
  await takenOver(page);
  await page.getByRole('combobox', { name: 'Что случилось' }).click();
  await expect(page.getByRole('group', { name: 'Аварийная служба ЖКХ' })).toHaveCount(0);
  await page
    .getByRole('group', { name: 'Тепловые сети' })
    .getByRole('option', { name: 'Холодные батареи' })
    .click();
  await press(page, 'Далее', ...'80212480000', 'Позвонить');
  await expect(heading(page)).toHaveText('Звонок');
});

test('works when no service answers', async ({ page }) => {
  await page.goto('/trainings');
  await page.route('/api/**', (route) => route.abort());
  await toDial(page);
  await press(page, '1', '0', '1', 'Позвонить');
  await expect(heading(page)).toHaveText('Звонок');
});

test('the bar leaves most of a small window to the scene, at any text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trainings/Clinic');
  const stays = () =>
    page
      .getByRole('group', { name: 'Управление тренажёром' })
      .evaluate((bar) => getComputedStyle(bar.parentElement!).position === 'sticky');
  await expect.poll(stays).toBe(true);
  for (let level = 1; level < 5; level += 1) await page.getByRole('button', { name: 'А+' }).click();
  await expect.poll(stays).toBe(false);
});

test('leaving in the middle of a call leaves no timer, no listener and no sound', async ({ page }) => {
  await page.addInitScript(() => {
    const alive = { timers: new Set<unknown>(), keys: 0, audio: [] as AudioContext[] };
    Object.assign(window, { alive });
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const [begin, end] = [window[set], window[clear]];
      Object.assign(window, {
        [set]: (work: () => void, ms = 0, ...rest: unknown[]) => {
          const id = begin(
            () => {
              if (set === 'setTimeout') alive.timers.delete(id);
              work();
            },
            ms,
            ...rest,
          );
          if (ms >= 1000 && ms <= 4000) alive.timers.add(id);
          return id;
        },
        [clear]: (id: number) => {
          alive.timers.delete(id);
          end(id);
        },
      });
    }
    const [add, remove] = [window.addEventListener, window.removeEventListener];
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'keydown' || type === 'popstate') alive.keys += 1;
      return add.call(window, type, ...(rest as [() => void]));
    };
    window.removeEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'keydown' || type === 'popstate') alive.keys -= 1;
      return remove.call(window, type, ...(rest as [() => void]));
    };
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        alive.audio.push(this);
      }
    };
  });
  const alive = () =>
    page.evaluate(() => {
      const { timers, keys, audio } = (
        window as unknown as { alive: { timers: Set<unknown>; keys: number; audio: AudioContext[] } }
      ).alive;
      return { timers: timers.size, keys, audio: audio.map(({ state }) => state) };
    });

  await page.goto('/trainings');
  await expect(heading(page)).toHaveText('Электронные тренажёры');
  const before = await alive();
  await page.getByRole('main').getByRole('link', { name: 'Чрезвычайные ситуации' }).click();
  await page.getByRole('combobox', { name: 'Что случилось' }).click();
  await page.getByRole('option', { name: 'Пожар в квартире' }).click();
  await press(page, 'Далее', '1', '0', '1', 'Позвонить');
  await expect(heading(page)).toHaveText('Звонок');
  const during = await alive();
  expect(during.timers).toBeGreaterThan(before.timers);
  expect(during.audio).toHaveLength(1);
  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Тренажёры' }).click();
  await expect(heading(page)).toHaveText('Электронные тренажёры');
  await expect.poll(alive).toEqual({ timers: before.timers, keys: before.keys, audio: ['closed'] });
});

test.describe('what is left at the end', () => {
  test('the deeds, a card to print, a page for the helper, and the other trainers', async ({ page }) => {
    await toCorridor(page);
    await press(page, 'Лифт', '2 этаж', '201', '204', 'Войти в аптеку', 'Купить лекарства');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Что вы сделали' }).getByRole('listitem')).toHaveCount(11);
    await expect(main.getByRole('link', { name: 'Банк' })).toBeVisible();
    await main.getByRole('link', { name: 'Карточка для печати' }).click();
    await expect(heading(page)).toHaveText('Карточка: Поликлиника');
    await expect(main.getByRole('listitem')).toHaveCount(9);
    expect(await violations(page)).toEqual([]);
    await page.goto('/trainings/otchet');
    const report = page.getByRole('list', { name: 'Пройденные тренажёры' }).getByRole('listitem');
    await expect(report).toContainText('Поликлиника');
    await expect(report.getByRole('definition').nth(1)).toHaveText('1');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Стереть записи');
    await expect(page.getByText('Записей пока нет.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Записей пока нет.')).toBeVisible();
  });

  test('nothing of the visit leaves the device', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await toCorridor(page);
    await press(page, 'Лифт', '2 этаж', '201', '204', 'Войти в аптеку', 'Купить лекарства');
    expect(sent).toEqual([]);
  });
});

test('no button to listen on a device without a Russian voice', async ({ page }) => {
  await page.goto('/trainings/Clinic');
  await expect(button(page, 'Подсказка')).toBeVisible();
  await expect(button(page, 'Прослушать')).toHaveCount(0);
});

test('reads the step aloud by sentence in a Russian voice, and stops on the next step', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { lang: 'ru-RU', localService: true, name: 'Голос', default: true, voiceURI: '' };
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: (utterance: { text: string; onend: () => void }) => {
          spoken.push(utterance.text);
          if (spoken.length < 3) setTimeout(() => utterance.onend(), 0);
        },
        cancel: () => spoken.push('(тишина)'),
      }),
    });
    Object.assign(window, {
      spoken,
      SpeechSynthesisUtterance: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  await page.goto('/trainings/Clinic');
  await press(page, 'Прослушать');
  const spoken = () =>
    page.evaluate(() =>
      (window as unknown as { spoken: string[] }).spoken.filter((text) => text !== '(тишина)'),
    );
  await expect.poll(spoken).toEqual(['Вы почувствовали себя плохо', 'Вы дома.']);
  await expect(button(page, 'Остановить')).toBeVisible();
  await press(page, 'Я заболел!');
  await expect(button(page, 'Прослушать')).toBeVisible();
});

test('large text at 320 px: every step of the clinic without sideways scroll and without barriers', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trainings/Clinic');
  for (let level = 1; level < 5; level += 1) await page.getByRole('button', { name: 'А+' }).click();
  for (const name of [
    'Я заболел!',
    'Спина',
    'Далее',
    'Войти в поликлинику',
    'Регистратура',
    'Далее',
    'Лифт',
    '2 этаж',
    '204',
  ]) {
    await press(page, name);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      name,
    ).toBeLessThanOrEqual(0);
    expect(await violations(page), name).toEqual([]);
  }
});
