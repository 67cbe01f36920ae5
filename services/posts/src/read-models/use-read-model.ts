import type { StreamName } from '@portal/contracts/streams';
import type { ReadModel } from '@portal/event-store/read-model';
import type { Service } from '@portal/service-kit/create-service';

/** Lets the service answer from a read model: it is waited for, must be live for readiness, and can be built anew. */
export function useReadModel(app: Service, stream: StreamName, readModel: ReadModel): void {
  const { name } = readModel.status();
  app.sequences.add(stream, readModel);
  app.health.add(name, () => {
    const { state, seen, build, error } = readModel.status();
    if (state === 'live' || state === 'rebuilding') return;
    const progress = build ? `, ${build.done} of ${build.of} events` : '';
    throw new Error(`${state} at ${seen}${progress}${error ? `: ${error.message}` : ''}`);
  });
  app.rebuilds.set(name, (progress) => readModel.rebuild(progress));
}
