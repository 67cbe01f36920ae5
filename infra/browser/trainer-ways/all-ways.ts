import { bankWays } from './bank.ts';
import { clinicWays } from './clinic.ts';
import { emergencyWays } from './emergency.ts';
import { pharmacyWays } from './pharmacy.ts';
import { shopWays } from './shop.ts';
import { socialCentreWays } from './social-centre.ts';
import type { Way } from './way.ts';

/** Every way through every simulator. */
export const waysOf: Record<string, Way[]> = {
  Поликлиника: clinicWays,
  Аптека: pharmacyWays,
  'Посещение НТЦСОН': socialCentreWays,
  Магазин: shopWays,
  Банк: bankWays,
  'Чрезвычайные ситуации': emergencyWays,
};

/** Some ways of each simulator that together come to every step of it. */
export const everyStepOf: Record<string, Way[]> = {
  Поликлиника: [clinicWays[7]!],
  Аптека: [pharmacyWays[1]!, pharmacyWays[8]!],
  'Посещение НТЦСОН': [socialCentreWays[0]!],
  Магазин: [shopWays[0]!],
  Банк: [bankWays[1]!, bankWays[3]!, bankWays[8]!, bankWays[9]!],
  'Чрезвычайные ситуации': [emergencyWays[1]!],
};
