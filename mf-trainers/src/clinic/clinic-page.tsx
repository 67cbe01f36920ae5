import type { Mount } from '@portal/contracts/web/mount';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { ClinicScene } from './clinic-scene.tsx';
import { clinic } from './narration.ts';

export function ClinicPage(mount: Mount) {
  return <SimulatorPage simulator={clinic} Scene={ClinicScene} mount={mount} />;
}
