import type { Page } from '@playwright/test';
import { faults, type Part } from './accessibility.ts';
import { keepSettings, setTextSize, show } from './looks.ts';
import { excessWidth, tornWords } from './reflow.ts';
import { type Hand, mouse } from './trainer-hands.ts';
import { button, press } from './trainer-page.ts';
import { type Round, roundsOf, type Sight } from './trainer-rounds.ts';
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
  for (const [index, round] of roundsOf(nth, everything).entries()) {
    const shown = pictures[(nth + index) % 3]!;
    test(`${simulator}, ${round.name}, pictures ${shown}`, async ({ page }) => {
      await keepSettings(page, { pictures: shown });
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

/** Looks at each new state of the page, an open dialog included, in every way of the round. */
function lookingBy({ sightsAt }: Round): AtEach {
  const looked = new Set<string>();
  return async (page, name) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is another state
    const state = await page.evaluate(() => document.querySelector('main')!.innerText);
    if (looked.has(state)) return;
    const part = looked.size === 0 || everything ? 'html' : 'main';
    for (const sight of sightsAt(looked.size)) await lookAt(page, sight, part, name);
    looked.add(state);
  };
}

async function lookAt(page: Page, { level, width, look }: Sight, part: Part, name: string) {
  const where = `${name}, text level ${level}, ${width} px, ${look}`;
  await page.setViewportSize({ width, height: 800 });
  await setTextSize(page, level);
  await show(page, look);
  expect.soft(await faults(page, look, part), where).toEqual([]);
  if (level === 1) expect.soft(await tornWords(page), where).toEqual([]);
  // it fits the narrowest window (WCAG 1.4.10)
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await excessWidth(page), `${where}, narrowed to 320 px`).toBe(0);
  // back, so that the next press does not meet a menu on its way out
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
