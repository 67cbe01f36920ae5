import { defineConfig } from '@playwright/test';
import { findChromium } from '../processes/chromium.ts';
import { freePort } from '../processes/free-port.ts';

// Read once more by every worker, which must find the same port.
process.env.PORTAL_PORT ??= String(await freePort());

/** These only read the portal, or change what nobody else looks at: two at a time are no danger to each other. */
const sideBySide =
  /\/(accessibility(-matrix)?|aria|gallery|layout|print|routes|trainers-[a-z]+)\.e2e\.spec\.ts$/;

/** Browser tests on a whole portal of their own: started once a run, in a temporary data directory. */
export default defineConfig({
  testDir: import.meta.dirname,
  projects: [
    { name: 'side by side', testMatch: sideBySide, workers: 2, fullyParallel: true },
    // They publish, delete, fill in and take away files of the one portal: each by itself, after the others.
    {
      name: 'one by one',
      testMatch: '**/*.e2e.spec.ts',
      testIgnore: sideBySide,
      workers: 1,
      dependencies: ['side by side'],
    },
  ],
  globalSetup: './portal-setup.ts',
  outputDir: '../../test-results',
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '../../.cache/test/browser.json' }]],
  use: {
    baseURL: `http://localhost:${process.env.PORTAL_PORT}`,
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
