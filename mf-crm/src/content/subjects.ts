import { documentPages } from '@portal/contracts/content/document-pages';
import { guideSections } from '@portal/contracts/content/guide-sections';
import { pages } from '@portal/contracts/web/pages';

/** One thing to edit: named in the address as `/crm/content/<of>`, and in its history. */
export interface Subject {
  of: string;
  title: string;
  /** The page of the site where visitors see it. */
  page: string;
}

const titleOf = (path: string) => pages.find((page) => page.path === path)?.title ?? path;

export const topicSubjects = [
  { of: 'contacts', title: 'Контакты', page: '/contacts' },
  { of: 'hours', title: 'Часы работы', page: '/contacts' },
  { of: 'emergency', title: 'Местные аварийные номера', page: '/trainings/EmergencySituations' },
  { of: 'links', title: 'Ссылки меню на другие сайты', page: '/' },
  { of: 'videos', title: 'Видео аудиобиблиотеки', page: '/audiobiblioteka-dlya-nezryachikh' },
] as const satisfies Subject[];

export const guideSubjects: Subject[] = guideSections.map(({ id, title }) => ({
  ...{ of: `guide:${id}`, title, page: '/putevoditel' },
}));

export const documentSubjects: Subject[] = documentPages.map((page) => ({
  ...{ of: `document:${page}`, title: titleOf(`/${page}`), page: `/${page}` },
}));

export const subjects: Subject[] = [...topicSubjects, ...guideSubjects, ...documentSubjects];

export const addressOf = ({ of }: Pick<Subject, 'of'>) => `/crm/content/${of}`;
