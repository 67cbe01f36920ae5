import { EmbeddedError } from '../embedded/errors.ts';
import { StartError } from './errors.ts';
import { readSettings } from './settings.ts';
import { Supervisor } from './supervisor.ts';

const report = (message: string) => console.log(`• ${message}`);

/** What `npm start` and `npm run dev` run: a portal until Ctrl-C, SIGTERM or the end of whoever started it. */
async function main(): Promise<void> {
  const watch = process.argv.includes('--watch');
  const settings = readSettings(process.env);
  if (process.env.LIMITS === 'off' && !settings.limitsOff) {
    report('LIMITS=off действует только при HOST=127.0.0.1, ограничения остаются');
  }
  const portal = new Supervisor({ settings, env: process.env, report, watch });
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    if (!stopping) report('Останавливаю…');
    stopping ??= portal.stop();
    await stopping;
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGHUP', stop);
  process.on('SIGINT', () => {
    if (stopping) portal.killAll(); // Ctrl-C once more: somebody does not want to wait
    void stop();
  });
  process.on('disconnect', stop); // bootstrap.mjs is gone
  await portal.start();
  const told = portal.oneTimePassword;
  if (told) report(`Первый администратор: ${told.username}, одноразовый пароль: ${told.password}`);
  console.log(`ready ${portal.url}`);
}

try {
  await main();
} catch (error) {
  const known = error instanceof StartError || error instanceof EmbeddedError;
  if (!(error instanceof StartError && error.code === 'ABORTED')) {
    console.error(known ? error.message : error);
    process.exit(1);
  }
}
