import type { Mount } from '@portal/contracts/web/mount';
import { useMemo } from 'react';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { emergencyServices } from './data.ts';
import { EmergencyScene } from './emergency-scene.tsx';
import type { EmergencyEvent } from './machine.ts';
import { emergency, emergencyId } from './narration.ts';
import { ServicesContext } from './services-context.ts';
import { useLocalNumbers } from './use-local-numbers.ts';

/** A wrong number opens the error dialog. */
const byDialog = (event: EmergencyEvent) => event.type === 'call';

export function EmergencyPage(mount: Mount) {
  const local = useLocalNumbers(mount.api, emergencyId);
  const services = useMemo(() => emergencyServices(local), [local]);
  const simulator = useMemo(() => emergency(services), [services]);
  return (
    <ServicesContext value={services}>
      <SimulatorPage simulator={simulator} Scene={EmergencyScene} mount={mount} answeredByScene={byDialog} />
    </ServicesContext>
  );
}
