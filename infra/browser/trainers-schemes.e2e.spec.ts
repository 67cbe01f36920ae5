import type { Page } from '@playwright/test';
import { faults } from './accessibility.ts';
import { keepSettings, largestText, show } from './looks.ts';
import { excessWidth, tornWords } from './reflow.ts';
import { type Hand, mouse } from './trainer-hands.ts';
import { button, press } from './trainer-page.ts';
import { type Round, roundsOf } from './trainer-rounds.ts';
import { type AtEach, startAgain, walk } from './trainer-walk.ts';
import { everyStepOf } from './trainer-ways/all-ways.ts';
import { expect, test } from './visitor.ts';

/** With TEST_ALL every step in every combination of text level, width and colours; else see `roundsOf`. */
const everything = process.env.TEST_ALL === '1';

const pictures = ['on', 'gray', 'off'] as const;

// No trace, as each step of the walk is one. Without motion, since colours on their way are nobody's colours.
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: everything ? 1_800_000 : 600_000 });

Object.entries(everyStepOf).forEach(([simulator, ways], nth) => {
  for (const round of roundsOf(nth, everything)) {
    const { level, width } = round;
    const shown = pictures[(nth + level + width) % 3]!;
    test(`${simulator}, text level ${level}, ${width} px, pictures ${shown}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await keepSettings(page, { pictures: shown, ...(level === 5 && largestText) });
      await page.addInitScript(() =>
        localStorage.setItem('portal.trainers.settings', JSON.stringify({ timing: 'hand' })),
      );
      const atEach = lookingBy(round);
      await page.goto(ways[0]!.path);
      await withEverythingOpen(page, atEach);
      for (const way of ways) {
        await startAgain(page, mouse);
        await walk(page, way, lookingIntoLists(atEach), atEach);
      }
    });
  }
});

/** Looks at each new state of the page, an open dialog included, in the colours of the round. */
function lookingBy(round: Round): AtEach {
  const looked = new Set<string>();
  return async (page, name) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is another state
    const state = await page.evaluate(() => document.querySelector('main')!.innerText);
    if (looked.has(state)) return;
    const part = looked.size === 0 || everything ? 'html' : 'main';
    for (const look of round.looksAt(looked.size)) {
      await show(page, look);
      expect.soft(await faults(page, look, part), `${name}, ${look}`).toEqual([]);
    }
    if (round.level === 5) await narrowAs(page, round.width, name);
    else expect.soft(await tornWords(page), name).toEqual([]);
    looked.add(state);
  };
}

/** Fits 320 px at the largest text (WCAG 1.4.10). */
async function narrowAs(page: Page, width: number, name: string) {
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await excessWidth(page), `${name}, 320 px`).toBe(0);
  await page.setViewportSize({ width, height: 800 });
}

/** The helper's settings unfolded, and the hint grown as far as it goes. */
async function withEverythingOpen(page: Page, atEach: AtEach) {
  await page.getByText('Настройки тренажёра').click();
  await press(page, 'Подсказка');
  await atEach(page, 'settings and the words of the hint');
  await press(page, 'Подсказка');
  await expect(button(page, 'Подсказка')).toHaveAttribute('aria-disabled', 'true');
  await atEach(page, 'the hint that points');
  await page.getByText('Настройки тренажёра').click();
}

/** An open list is a state of its own, and a call that is waited for is left by hand. */
function lookingIntoLists(atEach: AtEach): Hand {
  return {
    ...mouse,
    async pick(page, list, option) {
      await list.click();
      await atEach(page, 'the open list');
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    wait: (page) => press(page, 'Далее'),
  };
}

test('forced colours: every step of the clinic', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [way] = everyStepOf.Поликлиника!;
  await page.goto(way!.path);
  await walk(page, way!, mouse, async (_, name) =>
    expect.soft(await faults(page, 'ordinary'), name).toEqual([]),
  );
});
