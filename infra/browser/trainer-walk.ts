import type { Page } from '@playwright/test';
import type { Hand } from './trainer-hands.ts';
import { button } from './trainer-page.ts';
import type { Deed, Seen, Way } from './trainer-ways/way.ts';
import { expect } from './visitor.ts';

/** Called at each step, once its heading is there. */
export type AtEach = (page: Page, name: string) => Promise<void>;

/**
 * Goes a way from its first step on. At each step: the heading with focus when it is a new one, what is to be seen and
 * heard, and no sideways scroll.
 */
export async function walk(page: Page, way: Way, hand: Hand, atEach: AtEach = async () => {}): Promise<void> {
  await expectStep(page, way.start, {}, false);
  await atEach(page, way.start);
  let before = way.start;
  for (const [deed, heading, seen = {}] of way.steps) {
    await perform(page, deed, hand);
    await expectStep(page, heading, seen, heading !== before);
    await atEach(page, `${way.name}: ${heading}`);
    before = heading;
  }
}

/** Back to the first step, from wherever another way has ended. */
export async function startAgain(page: Page, hand: Hand): Promise<void> {
  await hand.press(page, button(page, 'Начать заново'));
}

async function perform(page: Page, deed: Deed, hand: Hand): Promise<void> {
  if (typeof deed === 'string') return hand.press(page, button(page, deed));
  if ('wait' in deed) return hand.wait(page, deed.wait);
  if ('pick' in deed) return hand.pick(page, page.getByRole('combobox', { name: deed.from }), deed.pick);
  const target = button(page, deed.refused);
  await expect(target).toHaveAttribute('aria-disabled', 'true');
  return hand.press(page, target, true);
}

/** One look at the page for everything: the walks are thousands of steps. */
async function expectStep(page: Page, heading: string, { sees = [], says }: Seen, turned: boolean) {
  const look = async () => {
    const now = await page.evaluate(lookAround);
    return {
      heading: now.heading,
      focused: turned ? now.focused : 'does not matter',
      unseen: sees.filter((words) => !now.words.includes(words)),
      said: says === undefined ? 'does not matter' : now.said,
      sideways: now.sideways,
    };
  };
  await expect.poll(look, { intervals: [20, 50, 100, 200] }).toEqual({
    heading,
    focused: turned ? true : 'does not matter',
    unseen: [],
    said: says ?? 'does not matter',
    sideways: 0,
  });
}

/** In the page. */
function lookAround() {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const heading = document.querySelector('h1');
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    heading: plain(heading?.textContent),
    focused: heading !== null && heading === document.activeElement,
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not to be seen, and lines are words apart
    words: plain(document.querySelector('main')?.innerText),
    said: plain(document.querySelector('[data-announcer="polite"]')?.textContent),
    sideways: Math.max(0, scrollWidth - clientWidth),
  };
}
