import type { Mount } from '@portal/contracts/web/mount';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { BankScene } from './bank-scene.tsx';
import { bank } from './narration.ts';

export function BankPage(mount: Mount) {
  return <SimulatorPage simulator={bank} Scene={BankScene} mount={mount} />;
}
