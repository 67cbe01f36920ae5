import type { Mount } from '@portal/contracts/web/mount';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { pharmacy } from './narration.ts';
import { PharmacyScene } from './pharmacy-scene.tsx';

export function PharmacyPage(mount: Mount) {
  return <SimulatorPage simulator={pharmacy} Scene={PharmacyScene} mount={mount} />;
}
