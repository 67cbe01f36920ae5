import { buildWeb } from '../web/build.ts';
import { PROGRESS, webDir } from './web.ts';

// The process that web.ts starts.
try {
  await buildWeb({ directory: webDir, onProgress: (message) => console.log(PROGRESS + message) });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
