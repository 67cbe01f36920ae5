/** What to tell when asking for help by telephone, so that one call is enough. SPEC.md section 2, /sit-pomosh-invalidam. */
export const toldByPhone: readonly string[] = [
  'как вас зовут;',
  'куда вам нужно попасть или что нужно сделать;',
  'в какой день и в какое время;',
  'какая помощь нужна: например, проводить, подняться по лестнице, заполнить бланк;',
  'по какому телефону вам перезвонить.',
];
