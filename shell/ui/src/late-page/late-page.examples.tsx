import type { Mount } from '@portal/contracts/web/mount';
import { latePage } from './late-page.tsx';

const { Page } = latePage('never', () => new Promise(() => {}));

export const examples = { 'on its way': <Page {...({} as Mount)} /> };
