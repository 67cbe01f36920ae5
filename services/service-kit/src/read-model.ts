import type { EventLog } from '@portal/event-store/log';
import type { ReadModel } from '@portal/event-store/read-model';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the service answer from a read model of that log: requests wait for it, readiness needs it live and holding all
 * that was in the log at the start, `/metrics` tells how far it is behind, and `npm run rebuild` finds it by name.
 */
export function useReadModel(app: FastifyInstance, log: EventLog, readModel: ReadModel): void {
  const { name } = readModel.status();
  let atStart: number | undefined;
  app.sequences.add(log.stream, readModel);
  app.health.add(name, async () => {
    const { state, seen, build, error } = readModel.status();
    if (state !== 'live' && state !== 'rebuilding') {
      const progress = build ? `, ${build.done} of ${build.of} events` : '';
      throw new Error(`${state} at ${seen}${progress}${error ? `: ${error.message}` : ''}`);
    }
    atStart ??= (await log.info()).last;
    if (seen < atStart) throw new Error(`has come to ${seen} of ${atStart}`);
  });
  app.rebuilds.set(name, (progress) => readModel.rebuild(progress));
  app.lags.set(name, async () => (await log.info()).last - readModel.seen());
}
