import { faults } from './accessibility.ts';
import { mouse } from './trainer-hands.ts';
import { button, heading, press, toLobby } from './trainer-page.ts';
import { startAgain, walk } from './trainer-walk.ts';
import { everyStepOf } from './trainer-ways/all-ways.ts';
import { headingsOf, type Way } from './trainer-ways/way.ts';
import { expect, test } from './visitor.ts';

const first = Object.entries(everyStepOf).map(([simulator, [way]]): [string, Way] => [simulator, way!]);

/** Up to the deed after which something happens by itself: it would happen between two presses of a slow machine. */
function untilItWaits(way: Way): Way {
  const waits = way.steps.findIndex(([deed]) => typeof deed === 'object' && 'wait' in deed);
  return waits === -1 ? way : { ...way, steps: way.steps.slice(0, waits - 1) };
}

for (const [simulator, whole] of first) {
  const way = untilItWaits(whole);

  test(`${simulator}: ‘Назад’ takes one thing after another back, to the very first`, async ({ page }) => {
    await page.goto(way.path);
    await walk(page, way, mouse);
    const back = button(page, 'Назад');
    while ((await back.getAttribute('aria-disabled')) !== 'true') {
      const before = await page.evaluate(stateOf);
      await back.click();
      await expect.poll(() => page.evaluate(stateOf), { intervals: [20, 50, 100] }).not.toBe(before);
    }
    await expect(heading(page)).toHaveText(way.start);
    await expect(page.getByText(/^Шаг 1 из/)).toBeVisible();
  });

  test(`${simulator}: the browser’s Back takes back screen by screen`, async ({ page }) => {
    await page.goto(way.path);
    await walk(page, way, mouse);
    for (const title of screensTakenBack(way)) {
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
    }
    await expect(page.getByText(/^Шаг 1 из/)).toBeVisible();
  });

  test(`${simulator}: closing the page and coming back offers to go on`, async ({ page, context }) => {
    const middle = { ...way, steps: way.steps.slice(0, Math.ceil(way.steps.length / 2)) };
    const last = headingsOf(middle).at(-1)!;
    await page.goto(way.path);
    await walk(page, middle, mouse);
    const steps = (await page.getByText(/^Шаг \d+ из/).textContent())!;
    const step = /\d+/.exec(steps)![0];
    await page.close();

    const again = await context.newPage();
    await again.goto(way.path);
    await expect(heading(again)).toHaveText(way.start);
    await expect(again.getByText(`В прошлый раз вы остановились на шаге ${step}. Продолжить?`)).toBeVisible();
    expect(await faults(again, 'ordinary')).toEqual([]);
    await press(again, `Продолжить с шага ${step}`);
    await expect(heading(again)).toHaveText(last);
    await expect(heading(again)).toBeFocused();
    await expect(again.getByText(steps)).toBeVisible();
    await again.goBack();
    await expect(heading(again)).toHaveText(headingsOf(middle).at(-2)!);
  });
}

/** In the page. */
function stateOf() {
  return document.querySelector('main')!.textContent;
}

/** A way that itself goes back leaves what it went back from ahead, not behind. */
function screensTakenBack({ start, steps }: Way): string[] {
  const screens = [start];
  for (const [deed, title] of steps) {
    if (deed === 'Назад') screens.pop();
    else if (title !== screens.at(-1)) screens.push(title);
  }
  return screens.slice(0, -1).reverse();
}

test('the counter and what is left of the money go back too', async ({ page }) => {
  await page.goto('/trainings/Pharmacy');
  await press(page, 'Начать', '10 рублей', 'Нос', 'Капли 3 руб.', 'Мазь 4 руб.');
  await expect(page.getByText('У вас: 3 рубля')).toBeVisible();
  await press(page, 'Назад');
  await expect(page.getByText('У вас: 7 рублей')).toBeVisible();
  await expect(page.getByText(/^Шаг 4 из/)).toBeVisible();
});

test('the browser’s Forward goes on again, and Back from the first step leaves the simulator', async ({
  page,
}) => {
  await page.goto('/trainings');
  await page.getByRole('main').getByRole('link', { name: 'Поликлиника' }).click();
  await press(page, 'Я заболел!', 'Ухо');
  await expect(heading(page)).toHaveText('Вам нужен врач: ЛОР');
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toHaveText('Вам нужен врач: ЛОР');
  await press(page, 'Назад', 'Назад');
  await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
  await page.goBack();
  await expect(page).toHaveURL('/trainings');
});

test('even ‘Начать заново’ can be taken back', async ({ page }) => {
  await toLobby(page);
  await startAgain(page, mouse);
  await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
  await expect(page.getByText('Шаг 1 из 11')).toBeVisible();
  await press(page, 'Назад');
  await expect(heading(page)).toHaveText('Лифт или лестница?');
});

test('a finished visit leaves nothing to go on with', async ({ page }) => {
  await toLobby(page);
  await press(page, 'Лифт', '2 этаж', '204', 'Войти в аптеку', 'Купить лекарства');
  await page.reload();
  await expect(heading(page)).toHaveText('Вы почувствовали себя плохо');
  await expect(page.getByText('В прошлый раз')).toHaveCount(0);
});
