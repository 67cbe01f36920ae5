import type { Mount } from '@portal/contracts/web/mount';
import { TrainerGrid } from './trainer-grid.tsx';

/** Fragment 'cards' for the home page: always a grid (SPEC.md section 2). The intro text is the home page's own. */
export function HomeCards(_: Mount) {
  return <TrainerGrid level={2} />;
}
