/** Pages that show one PDF each, by the name in their address. SPEC.md section 2, 'Routes'. */
export const documentPages = [
  'konvent-o-prav-inval',
  'nac-plan-2017-2025',
  'zakon-o-prav-inv',
  'zakon-o-soc-lgotah',
  'zakon-o-gos-soc-pomoschi',
  'postanovlenie-o-tech-sredstvah',
  'postanovlenie-sm-rb-o-vzaimodeistvii',
  'postanovlenie-sm-rb-o-posobii',
  'algoritm-posesheniya',
  'lgoti-ludyam-s-invalidnostyu',
  'neobhodimie-docs',
] as const;

export type DocumentPage = (typeof documentPages)[number];
