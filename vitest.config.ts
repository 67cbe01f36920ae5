import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

/**
 * Tests are chosen by file name: *.unit.spec (milliseconds, nothing outside the process), *.int.spec (real NATS and MongoDB), *.fault.spec (the whole portal).
 * Files of one worker share their modules (`isolate: false`), as importing those anew took half of the time: who changes what a
 * module keeps puts it back.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.unit.spec.{ts,tsx}'],
          exclude,
          isolate: false,
          setupFiles: ['shell/ui/src/testing/clean-document.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'int',
          isolate: false,
          include: ['**/*.int.spec.ts'],
          exclude,
          globalSetup: ['infra/embedded/vitest-servers.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'fault',
          include: ['infra/faults/*.fault.spec.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
