// @vitest-environment happy-dom

import { virtual } from '@guidepup/virtual-screen-reader';
import type { Mount } from '@portal/contracts/web/mount';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClinicPage } from '../clinic/clinic-page.tsx';

/** The shell's part: one live region for everything that is announced. */
function announce(message: string) {
  document.querySelector('[data-announcer]')!.textContent = message;
}

const mount = {
  announce,
  page() {},
  display: { pictures: 'on', reducedMotion: false },
  path: '/trainings/Clinic',
} as unknown as Mount;

async function press(...names: string[]) {
  for (const name of names) {
    await act(async () => screen.getByRole('button', { name }).click());
  }
}

/** How often something was said since the last look. */
async function said(words: string): Promise<number> {
  const log = await virtual.spokenPhraseLog();
  return log.filter((phrase) => phrase.includes(words)).length;
}

beforeEach(async () => {
  localStorage.clear();
  render(
    <>
      <p role="status" data-announcer="polite" />
      <ClinicPage {...mount} />
    </>,
  );
  await virtual.start({ container: document.body });
});

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

describe('what a screen reader says', () => {
  it('is the heading of each new step, once', async () => {
    for (const [name, heading] of [
      ['Я заболел!', 'Что у вас болит?'],
      ['Спина', 'Вам нужен врач: Невропатолог'],
      ['Далее', 'Вы пришли к поликлинике'],
    ] as const) {
      await virtual.clearSpokenPhraseLog();
      await press(name);
      await vi.waitFor(async () => expect(await said(heading)).toBeGreaterThan(0));
      expect(await said(heading)).toBe(1);
    }
  });

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
