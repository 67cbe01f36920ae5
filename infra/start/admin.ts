import { dataPaths } from './data-dir.ts';
import { StartError } from './errors.ts';
import { Operator } from './operator.ts';
import { RunningFile } from './running-file.ts';
import { readSettings, type Settings } from './settings.ts';
import { Supervisor } from './supervisor.ts';

const USAGE = `Как пользоваться:
  npm run admin -- list           показать администраторов
  npm run admin -- add ИМЯ        сделать администратором; нового человека заодно зарегистрировать
  npm run admin -- remove ИМЯ     снять права администратора (кроме последнего)
  npm run admin -- reset ИМЯ      задать одноразовый пароль и завершить все входы
  npm run admin -- rotate-keys    сменить ключи подписи; дважды подряд: завершить все входы на портале`;

type Command = (operator: Operator, name: string) => Promise<string>;

const told = (password: string) =>
  `Одноразовый пароль: ${password}\nОн показан один раз. При первом входе портал попросит заменить его своим.`;

const commands: Record<string, { named: boolean; run: Command }> = {
  list: { named: false, run: async (operator) => (await operator.admins()).join('\n') },
  add: {
    named: true,
    async run(operator, name) {
      const added = await operator.addAdmin(name);
      return added.made
        ? `Администратор «${name}» создан.\n${told(added.password)}`
        : `«${name}» теперь администратор. Пароль остался прежним.`;
    },
  },
  remove: {
    named: true,
    async run(operator, name) {
      await operator.removeAdmin(name);
      return `«${name}» больше не администратор.`;
    },
  },
  reset: {
    named: true,
    run: async (operator, name) => `«${name}»: ${told(await operator.resetPassword(name))}`,
  },
  'rotate-keys': {
    named: false,
    async run(operator) {
      await operator.rotateKeys();
      return 'Ключи подписи сменены. Кто уже вошёл, остаётся на портале; после второй смены войти нужно заново.';
    },
  },
};

/** What `npm run admin` runs, on a running portal or, where none runs, on its log and auth alone. */
async function main([name = '', subject = '', ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || command.named !== (subject !== '') || rest.length > 0) return fail(USAGE);
  const settings = readSettings(process.env);
  try {
    console.log(await withAuth(settings, (operator) => command.run(operator, subject)));
    return 0;
  } catch (error) {
    if (error instanceof StartError) return fail(error.message);
    throw error;
  }
}

async function withAuth(settings: Settings, work: (operator: Operator) => Promise<string>): Promise<string> {
  const { dataDir } = settings;
  const running = await RunningFile.read(dataPaths(dataDir).running);
  if (running?.services.auth) return work(await Operator.open(running.services.auth, dataDir));
  const report = (message: string) => console.error(`• ${message}`);
  const supervisor = new Supervisor({ settings, env: process.env, report, authAlone: true });
  try {
    await supervisor.start();
    return await work(await supervisor.operator());
  } finally {
    await supervisor.stop();
  }
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
