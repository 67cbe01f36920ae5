import { useEffect } from 'react';
import { deviceStorage } from '../simulator/device-storage.ts';
import type { Simulator } from '../simulator/narration.ts';
import { readReports, reportsKey, withReport } from '../simulator/reports.ts';
import { position, stepNumber } from '../simulator/run.ts';
import { toSaved } from '../simulator/saved-run.ts';
import type { Session } from '../simulator/session.ts';

/** Where a run lies in the device's storage. */
export const runKey = (simulator: string) => `portal.trainers.run.${simulator}`;

/** Keeps the run, so that it can be gone on with later, and the helper's report once the task is fulfilled. */
export function useKeeping<State, Event>(simulator: Simulator<State, Event>, session: Session<State, Event>) {
  useEffect(() => {
    const { machine, id } = simulator;
    const stopKeeping = session.$run.updates.watch((run) =>
      deviceStorage.write(runKey(id), toSaved(machine, run)),
    );
    const stopReporting = session.happened.watch(({ before }) => {
      const run = session.$run.getState();
      if (machine.done(before) || !machine.done(position(run).state)) return;
      const report = {
        simulator: simulator.title,
        finishedAt: new Date().toISOString(),
        steps: stepNumber(run),
        wrong: run.wrong,
        hints: run.hints,
      };
      const reports = withReport(readReports(deviceStorage.read(reportsKey)), report);
      deviceStorage.write(reportsKey, JSON.stringify(reports));
    });
    return () => {
      stopKeeping();
      stopReporting();
    };
  }, [simulator, session]);
}
