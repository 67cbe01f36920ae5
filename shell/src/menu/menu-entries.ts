import { type ExternalLinkId, externalLinks } from '@portal/contracts/content/external-links';

export interface MenuLink {
  title: string;
  /** Address of a page of the portal. */
  path: string;
}

/** A link to another site. The centre gives its address; until then the entry is shown, and says so. */
export interface MenuExternalLink {
  title: string;
  external: ExternalLinkId;
}

export interface MenuGroup {
  title: string;
  entries: (MenuLink | MenuExternalLink)[];
}

export type MenuEntry = MenuLink | MenuGroup;

function external(id: ExternalLinkId): MenuExternalLink {
  return { title: externalLinks.find((link) => link.id === id)?.title ?? '', external: id };
}

/** SPEC.md section 2, Menu. */
export const menuEntries: MenuEntry[] = [
  { title: 'Главная', path: '/' },
  { title: 'Электронные тренажёры', path: '/trainings' },
  { title: 'Новости', path: '/news' },
  { title: 'Написать нам', path: '/SendUsForm' },
  { title: 'Контакты', path: '/contacts' },
  {
    title: 'Правовая база',
    entries: [
      { title: 'Конвенция о правах инвалидов', path: '/konvent-o-prav-inval' },
      { title: 'Национальный план действий на 2017–2025 годы', path: '/nac-plan-2017-2025' },
      { title: 'Закон о правах инвалидов и их социальной интеграции', path: '/zakon-o-prav-inv' },
      {
        title: 'Закон о государственных социальных льготах, правах и гарантиях',
        path: '/zakon-o-soc-lgotah',
      },
      { title: 'Закон о государственной адресной социальной помощи', path: '/zakon-o-gos-soc-pomoschi' },
      {
        title: 'Постановление о реестре технических средств реабилитации',
        path: '/postanovlenie-o-tech-sredstvah',
      },
      {
        title: 'Постановление о взаимодействии по индивидуальным программам реабилитации',
        path: '/postanovlenie-sm-rb-o-vzaimodeistvii',
      },
      { title: 'Постановление о пособии по уходу', path: '/postanovlenie-sm-rb-o-posobii' },
    ],
  },
  { title: 'Льготы людям с инвалидностью', path: '/lgoti-ludyam-s-invalidnostyu' },
  {
    title: 'Социальная поддержка',
    entries: [
      external('socialProtection'),
      { title: 'Материальная помощь', path: '/mat-pomosh' },
      { title: 'Ситуационная помощь', path: '/sit-pomosh-invalidam' },
      external('associations'),
    ],
  },
  {
    title: 'Доступная среда',
    entries: [
      { title: 'Путеводитель по городу', path: '/putevoditel' },
      { title: 'Алгоритм посещения социальных объектов города', path: '/algoritm-posesheniya' },
      external('plainLanguage'),
      { title: 'Документы для получения технических средств реабилитации', path: '/neobhodimie-docs' },
      external('accessibleEnvironment'),
      { title: 'Аудиобиблиотека для незрячих и слабовидящих', path: '/audiobiblioteka-dlya-nezryachikh' },
      external('barrierFree'),
    ],
  },
];

/** Title of the group that leads to this page, if one does. */
export function groupOf(path: string): string | null {
  const groups = menuEntries.filter((entry) => 'entries' in entry);
  const found = groups.find(({ entries }) => entries.some((entry) => 'path' in entry && entry.path === path));
  return found?.title ?? null;
}
