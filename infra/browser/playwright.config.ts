import { defineConfig } from '@playwright/test';
import { findChromium } from '../processes/chromium.ts';
import { portals } from './portals.ts';

/** Two tests of one file may run at once, on two portals: none needs what the one before it has left. */
const readers =
  /\/(accessibility(-matrix)?|aria|gallery|layout|print|routes|trainers-[a-z]+)\.e2e\.spec\.ts$/;
/** Takes away files that all portals serve. */
const areas = /\/areas\.e2e\.spec\.ts$/;

/** Browser tests on whole portals of their own, one for each worker: started once a run, in temporary data directories. */
export default defineConfig({
  testDir: import.meta.dirname,
  projects: [
    { name: 'readers', testMatch: readers, fullyParallel: true },
    // They publish, delete and fill in, which readers would see.
    {
      name: 'writers',
      testMatch: '**/*.e2e.spec.ts',
      testIgnore: [readers, areas],
      dependencies: ['readers'],
    },
    { name: 'areas', testMatch: areas, workers: 1, dependencies: ['writers'] },
  ],
  globalSetup: './portal-setup.ts',
  outputDir: '../../test-results',
  workers: portals.length,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '../../.cache/test/browser.json' }]],
  use: {
    baseURL: `http://localhost:${portals[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]}`,
    // What a worker fetches is out of a test's reach: only tests about it let it in.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // Recording everything costs half as much again as the tests; ask for it by --trace retain-on-failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
