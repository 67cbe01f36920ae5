/** What a page will hold once the centre has brought it in. */
export type AwaitedKind = 'document' | 'videos' | 'maps';

/** Pages of this area whose content comes from the centre and is not there yet: their place is known, their words are not. */
export const awaitedPages: readonly { path: string; kind: AwaitedKind }[] = [
  { path: '/konvent-o-prav-inval', kind: 'document' },
  { path: '/nac-plan-2017-2025', kind: 'document' },
  { path: '/zakon-o-prav-inv', kind: 'document' },
  { path: '/zakon-o-soc-lgotah', kind: 'document' },
  { path: '/zakon-o-gos-soc-pomoschi', kind: 'document' },
  { path: '/postanovlenie-o-tech-sredstvah', kind: 'document' },
  { path: '/postanovlenie-sm-rb-o-vzaimodeistvii', kind: 'document' },
  { path: '/postanovlenie-sm-rb-o-posobii', kind: 'document' },
  { path: '/algoritm-posesheniya', kind: 'document' },
  { path: '/lgoti-ludyam-s-invalidnostyu', kind: 'document' },
  { path: '/neobhodimie-docs', kind: 'document' },
  { path: '/audiobiblioteka-dlya-nezryachikh', kind: 'videos' },
  { path: '/putevoditel', kind: 'maps' },
];
