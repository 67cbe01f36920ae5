import type { Mount } from '@portal/contracts/web/mount';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { shop } from './narration.ts';
import { ShopScene } from './shop-scene.tsx';

export function ShopPage(mount: Mount) {
  return <SimulatorPage simulator={shop} Scene={ShopScene} mount={mount} />;
}
