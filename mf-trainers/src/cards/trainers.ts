import type { ComponentType } from 'react';
import {
  BankScene,
  ClinicScene,
  EmergencyScene,
  PharmacyScene,
  ShopScene,
  SocialCentreScene,
} from './card-scenes.tsx';

/** Shown with the trainers (SPEC.md section 1). */
export const intro =
  'Электронные тренажёры предназначены для изучения алгоритмов посещения различных объектов, а также для обучения действиям в чрезвычайных ситуациях, включая обращение за помощью в аварийные службы.';

export interface TrainerEntry {
  title: string;
  path: string;
  Scene: ComponentType;
}

/** The six simulators in the order of their cards (SPEC.md section 2). */
export const trainers: readonly TrainerEntry[] = [
  { title: 'Поликлиника', path: '/trainings/Clinic', Scene: ClinicScene },
  { title: 'Аптека', path: '/trainings/Pharmacy', Scene: PharmacyScene },
  { title: 'Посещение НТЦСОН', path: '/trainings/SocialCenter', Scene: SocialCentreScene },
  { title: 'Магазин', path: '/trainings/Shop', Scene: ShopScene },
  { title: 'Банк', path: '/trainings/Bank', Scene: BankScene },
  { title: 'Чрезвычайные ситуации', path: '/trainings/EmergencySituations', Scene: EmergencyScene },
];
