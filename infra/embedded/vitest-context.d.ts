import 'vitest';

declare module 'vitest' {
  /** What vitest-servers.ts starts once a run: `inject('natsUrl')`, `inject('mongodbUrl')`. */
  interface ProvidedContext {
    natsUrl: string;
    mongodbUrl: string;
  }
}
