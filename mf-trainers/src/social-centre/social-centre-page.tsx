import type { Mount } from '@portal/contracts/web/mount';
import { SimulatorPage } from '../frame/simulator-page.tsx';
import { socialCentre } from './narration.ts';
import { SocialCentreScene } from './social-centre-scene.tsx';

export function SocialCentrePage(mount: Mount) {
  return <SimulatorPage simulator={socialCentre} Scene={SocialCentreScene} mount={mount} />;
}
