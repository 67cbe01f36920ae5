import type { Page } from '@playwright/test';
import { takenOver } from './taken-over.ts';
import { keyboard, mouse, touch } from './trainer-hands.ts';
import { startAgain, walk } from './trainer-walk.ts';
import { waysOf } from './trainer-ways/all-ways.ts';
import type { Way } from './trainer-ways/way.ts';
import { test } from './visitor.ts';

const phone = { width: 360, height: 740 };

const hands = {
  'by mouse': { hand: mouse, context: {} },
  'by keyboard alone': { hand: keyboard, context: { reducedMotion: 'reduce' } },
  'by touch at 360 px': { hand: touch, context: { viewport: phone, hasTouch: true } },
} as const;

for (const [how, { hand, context }] of Object.entries(hands)) {
  for (const [simulator, ways] of Object.entries(waysOf)) {
    test.describe(`${how}, ${simulator}`, () => {
      // One after the other on one page, each from 'Начать заново': loading it anew would take longer than going the way.
      test.describe.configure({ mode: 'default' });
      let page: Page;

      test.beforeAll(async ({ browser, baseURL }) => {
        page = await (await browser.newContext({ ...context, baseURL, serviceWorkers: 'block' })).newPage();
        if (ways.some(waits)) await page.clock.install();
        await page.goto(ways[0]!.path);
        await takenOver(page);
      });

      test.afterAll(() => page.context().close());

      for (const way of ways) {
        test(way.name, async () => {
          await startAgain(page, hand);
          await walk(page, way, hand);
        });
      }
    });
  }
}

const waits = ({ steps }: Way) => steps.some(([deed]) => typeof deed === 'object' && 'wait' in deed);
