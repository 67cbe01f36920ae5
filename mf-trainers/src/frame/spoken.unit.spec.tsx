// @vitest-environment happy-dom

import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClinicPage } from '../clinic/clinic-page.tsx';
import { listenTo, press, said, stopListening } from './heard.tsx';

beforeEach(() => listenTo(ClinicPage));
afterEach(stopListening);

describe('what a screen reader says', () => {
  it('is the reason of a refusal, once for each press', async () => {
    await press(
      'Я заболел!',
      'Спина',
      'Далее',
      'Войти в поликлинику',
      'Регистратура',
      'Далее',
      'Лифт',
      '2 этаж',
    );
    await virtual.clearSpokenPhraseLog();
    await press('205');
    expect(await said('Это кабинет 205. Посмотрите талон.')).toBe(1);
    expect(await said('Найдите кабинет врача')).toBe(0);
  });

  it('is the hint that was asked for, once', async () => {
    await virtual.clearSpokenPhraseLog();
    await press('Подсказка');
    expect(await said('Подсказка. Нажмите кнопку «Я заболел!».')).toBe(1);
  });

  it('never is a drawing', async () => {
    const heard: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await virtual.next();
      heard.push(await virtual.lastSpokenPhrase());
    }
    expect(heard.some((phrase) => phrase === 'Я заболел!' || phrase === 'button, Я заболел!')).toBe(true);
    expect(heard.filter((phrase) => /image|graphic|img/i.test(phrase))).toEqual([]);
  });
});
