import { violations } from './accessibility.ts';
import { button, press, said, toLobby } from './trainer-page.ts';
import { expect, test } from './visitor.ts';

test.describe('hints', () => {
  test('grow from words to the right choice, and are counted at the end', async ({ page }) => {
    await toLobby(page);
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
