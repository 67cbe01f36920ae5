import type { Mount } from '@portal/contracts/web/mount';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { EmergencyScene } from './emergency-scene.tsx';
import type { EmergencyEvent } from './machine.ts';
import { emergency } from './narration.ts';

const simulator = emergency();
/** A wrong number opens the error dialog. */
const byDialog = (event: EmergencyEvent) => event.type === 'call';

export function EmergencyPage(mount: Mount) {
  return (
    <SimulatorPage simulator={simulator} Scene={EmergencyScene} mount={mount} answeredByScene={byDialog} />
  );
}
