import { credentialsFile, OPERATOR } from '../accounts/credentials.ts';
import type { ServiceName } from '../accounts/service-access.ts';
import { freePort, isFree } from '../processes/free-port.ts';
import { type OrphanGuard, startOrphanGuard } from '../processes/orphan-guard.ts';
import { dataPaths, prepareDataDir } from './data-dir.ts';
import { StartError } from './errors.ts';
import { firstAdmin } from './first-admin.ts';
import { FirstAdminTold } from './first-admin-told.ts';
import { KeptProcesses } from './kept-processes.ts';
import { Operator } from './operator.ts';
import { type Addresses, type Administrator, environmentOf, innerServices, serviceUrl } from './parts.ts';
import { provision } from './provision.ts';
import { RunningFile } from './running-file.ts';
import { ensureSampleContent, wantSampleContent } from './sample-content.ts';
import { type NatsAddress, type RunServer, startMongodb, startNats } from './servers.ts';
import { startServiceProcess } from './service-process.ts';
import { ownUrl, type Settings, siteUrl } from './settings.ts';
import { type Report, step } from './steps.ts';
import { goOn } from './supervised.ts';
import { startFrontEndBuild, watchFrontEnd, webDir } from './web.ts';

export interface SupervisorOptions {
  settings: Settings;
  /** What the parts inherit, apart from the run contract's own settings. */
  env: NodeJS.ProcessEnv;
  report: Report;
  /** Restarts services and builds the front end again when their sources change. */
  watch?: boolean;
  /** The log and auth, nothing else: for `npm run admin` while no portal runs. */
  authAlone?: boolean;
}

/** A whole portal: servers, services and gateway as processes that are kept alive. */
export class Supervisor {
  readonly url: string;
  readonly #options: SupervisorOptions;
  readonly #paths: ReturnType<typeof dataPaths>;
  readonly #processes: KeptProcesses;
  readonly #stopping = new AbortController();
  #guard!: OrphanGuard;
  #stopped: Promise<void> | undefined;
  #admin: Administrator | null = null;
  readonly #firstAdminTold = new FirstAdminTold();

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.url = siteUrl(options.settings);
    this.#paths = dataPaths(options.settings.dataDir);
    this.#processes = new KeptProcesses(this.#paths.logs, options.report);
  }

  /** What the operator may ask of auth, once it runs. */
  operator(): Promise<Operator> {
    return Operator.open(this.#processes.services.auth!, this.#options.settings.dataDir);
  }

  /** Of the first administrator, when this start made one. */
  get adminPassword(): string | null {
    return this.#admin?.password ?? null;
  }

  /** The one-time password that has to be told to the operator. */
  get oneTimePassword(): { username: string; password: string } | null {
    return this.#admin?.made ? this.#admin : null;
  }

  processes(): Map<string, { pid: number }> {
    return this.#processes.running();
  }

  kill(name: string, signal: NodeJS.Signals): void {
    this.#processes.kill(name, signal);
  }

  /** Settles when the site can be used. Throws StartError or EmbeddedError, with everything ended again. */
  async start(): Promise<void> {
    try {
      await this.#start();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Ends everything: first who takes requests, then who answers them, then what they stand on. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Ends everything at once, whatever it is doing. */
  killAll(): void {
    this.#processes.killAll();
  }

  async #start(): Promise<void> {
    const { settings, report, authAlone = false } = this.#options;
    const { freeBytes } = await prepareDataDir(settings.dataDir);
    this.#processes.noteIn(
      await step(report, 'Завершаю прежние процессы', () => RunningFile.take(this.#paths.running)),
    );
    if (!authAlone && !(await isFree(settings.port, settings.host))) {
      throw new StartError(
        'PORT_TAKEN',
        `Порт ${settings.port} занят другой программой: освободите его или задайте другой в PORT.`,
      );
    }
    this.#guard = startOrphanGuard();
    const web = authAlone ? undefined : this.#buildFrontEnd();
    web?.catch(() => {}); // told when it is awaited below
    const [nats, mongodb] = await this.#startServers(freeBytes);
    const replicas = Number(this.#options.env.STREAM_REPLICAS ?? 1);
    const operator = nats.credentials && credentialsFile(nats.credentials, OPERATOR);
    const state = await step(report, 'Готовлю журнал событий', () =>
      provision({
        natsUrl: nats.url,
        replicas,
        ...(operator && { credentials: operator }),
        ...(nats.room && { room: nats.room }),
      }),
    ).catch((error: Error) => {
      throw new StartError('PART_FAILED', `Не удалось подготовить журнал событий: ${error.message}.`);
    });
    this.#goOn();
    if (!authAlone) this.#admin = firstAdmin(settings, state);
    if (state.fresh && settings.sampleContent) await wantSampleContent(this.#paths.sampleContent);

    const addresses: Addresses = {
      natsUrl: nats.url,
      credentials: nats.credentials,
      mongodbUrl: mongodb,
      ports: { auth: 0, posts: 0, questions: 0, content: 0 },
      webDir,
    };
    const services = authAlone ? (['auth'] as const) : innerServices;
    for (const name of services) {
      addresses.ports[name] = await freePort();
      this.#processes.services[name] = serviceUrl(addresses.ports[name]);
    }
    await step(report, 'Запускаю службы', () =>
      Promise.all(services.map((name) => this.#startService(name, addresses))),
    );
    if (authAlone) return;
    await this.#hearOfFirstAdmin();
    await web;
    this.#goOn();
    await step(report, 'Запускаю шлюз', () => this.#startService('gateway', addresses));
    await step(report, 'Добавляю примеры материалов', () =>
      ensureSampleContent(this.#paths.sampleContent, ownUrl(settings), async () => {
        const operator = await this.operator();
        const [editor] = await operator.admins();
        return editor === undefined ? null : operator.token(editor);
      }),
    ).catch((error: Error) => report(`Примеры материалов не добавлены: ${error.message}`));
    this.#goOn();
    if (this.#options.watch) await this.#processes.keep('web', () => watchFrontEnd(this.#guard, report));
  }

  #startServers(freeBytes: number): Promise<[NatsAddress, string]> {
    const { settings, report } = this.#options;
    const start = (name: 'nats' | 'mongodb', title: string, run: RunServer) => {
      this.#goOn();
      const log = this.#processes.log(name);
      return step(report, title, () =>
        this.#processes.keep(name, () => run({ guard: this.#guard, onLine: log.take })),
      );
    };
    const wanted = !this.#options.authAlone;
    return Promise.all([
      startNats(settings, freeBytes, report, (run) => start('nats', 'Запускаю NATS', run)),
      wanted ? startMongodb(settings, report, (run) => start('mongodb', 'Запускаю базу данных', run)) : '',
    ]);
  }

  async #startService(name: ServiceName, addresses: Addresses): Promise<void> {
    const { settings, env, watch = false } = this.#options;
    const log = this.#processes.log(name);
    const url = name === 'gateway' ? ownUrl(settings) : serviceUrl(addresses.ports[name]);
    await this.#processes.keep(name, (signal) => {
      const service = {
        name,
        url,
        // Made at each start: an administrator whom auth has refused is not named again.
        env: environmentOf(name, settings, addresses, env, this.#admin),
        guard: this.#guard,
        log,
        watch,
        ...(name === 'auth' && { onLine: (line: string) => this.#firstAdminTold.take(line) }),
      };
      return startServiceProcess(service, signal);
    });
  }

  /** A password that auth has not taken is told to nobody. */
  async #hearOfFirstAdmin(): Promise<void> {
    if (!this.#admin) return;
    const outcome = await this.#firstAdminTold.outcome();
    if (outcome === 'created') return;
    const { username } = this.#admin;
    this.#admin = null;
    if (outcome === 'name-taken') {
      this.#options.report(
        `Администратора нет: имя «${username}» занято пользователем без прав администратора. Сделайте его администратором (npm run admin -- add ${username}) или задайте другое имя в ADMIN_USERNAME.`,
      );
    }
  }

  async #buildFrontEnd(): Promise<void> {
    const { report, watch = false } = this.#options;
    const builder = await startFrontEndBuild(this.#guard, report, watch);
    this.#stopping.signal.addEventListener('abort', () => builder.kill('SIGKILL'));
    await builder.done;
  }

  #goOn(): void {
    goOn(this.#stopping.signal);
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    await this.#processes.stop('web', 'gateway');
    await this.#processes.stop(...innerServices);
    await this.#processes.stop('mongodb');
    await this.#processes.stop('nats');
    await this.#processes.close();
    await this.#guard?.close();
  }
}
