import type { Crumb } from '@portal/contracts/web/mount';

/** Between 'Главная' and the pages of the cabinet. */
export const cabinetCrumbs: Crumb[] = [{ title: 'Личный кабинет', path: '/crm' }];
