/** Who builds a page: the shell itself, or one of the micro-frontends. */
export type PageOwner = 'shell' | 'mf-news' | 'mf-trainers' | 'mf-crm' | 'mf-legal';

/** One address of the site that answers with a page. SPEC.md section 2, and the table of areas in FRONTEND.md. */
export interface Page {
  /** Pattern; `:id` stands for one segment. Letter case and a trailing slash do not matter. */
  path: string;
  owner: PageOwner;
  /** The page's heading, as long as nothing more exact is known; the portal's name follows it in the document title. */
  title: string;
  /** For search engines and previews; absent on pages that they have no business with. */
  description?: string;
}

/** Stands behind every title. */
export const portalName = 'Портал центра социального обслуживания';

const trainersIntro =
  'Электронные тренажёры предназначены для изучения алгоритмов посещения различных объектов, а также для обучения действиям в чрезвычайных ситуациях, включая обращение за помощью в аварийные службы.';

export const pages: readonly Page[] = [
  {
    path: '/',
    owner: 'shell',
    title: 'Главная',
    description: 'Новости, электронные тренажёры, права и льготы, доступная среда для людей с инвалидностью.',
  },
  {
    path: '/dostupnost',
    owner: 'shell',
    title: 'Доступность сайта',
    description: 'Как сделать сайт удобным для себя и куда сообщить, если что-то не получается.',
  },
  { path: '/poisk', owner: 'shell', title: 'Поиск' },

  { path: '/news', owner: 'mf-news', title: 'Новости', description: 'Все новости центра.' },
  { path: '/news/:id', owner: 'mf-news', title: 'Новость' },

  { path: '/trainings', owner: 'mf-trainers', title: 'Электронные тренажёры', description: trainersIntro },
  {
    path: '/trainings/Clinic',
    owner: 'mf-trainers',
    title: 'Поликлиника',
    description: 'Тренажёр: как попасть к врачу в поликлинике.',
  },
  {
    path: '/trainings/Pharmacy',
    owner: 'mf-trainers',
    title: 'Аптека',
    description: 'Тренажёр: как купить лекарства в аптеке.',
  },
  {
    path: '/trainings/SocialCenter',
    owner: 'mf-trainers',
    title: 'Посещение НТЦСОН',
    description: 'Тренажёр: как получить услугу в территориальном центре.',
  },
  {
    path: '/trainings/Shop',
    owner: 'mf-trainers',
    title: 'Магазин',
    description: 'Тренажёр: как купить продукты в магазине.',
  },
  {
    path: '/trainings/Bank',
    owner: 'mf-trainers',
    title: 'Банк',
    description: 'Тренажёр: как получить услугу в банке.',
  },
  {
    path: '/trainings/EmergencySituations',
    owner: 'mf-trainers',
    title: 'Чрезвычайные ситуации',
    description: 'Тренажёр: как вызвать помощь по телефону.',
  },
  { path: '/trainings/otchet', owner: 'mf-trainers', title: 'Страница для помощника' },
  { path: '/trainings/:trainer/kartochka', owner: 'mf-trainers', title: 'Карточка для печати' },

  { path: '/login', owner: 'mf-crm', title: 'Авторизация' },
  { path: '/register', owner: 'mf-crm', title: 'Регистрация' },
  {
    path: '/SendUsForm',
    owner: 'mf-crm',
    title: 'Отправить вопрос',
    description: 'Задайте вопрос сотрудникам центра.',
  },
  { path: '/crm', owner: 'mf-crm', title: 'Личный кабинет' },
  { path: '/crm/CreatePostPage', owner: 'mf-crm', title: 'Добавить пост' },
  { path: '/crm/EditPostPage', owner: 'mf-crm', title: 'Изменить пост' },
  { path: '/crm/SendUs', owner: 'mf-crm', title: 'Вопросы от посетителей' },
  { path: '/crm/content', owner: 'mf-crm', title: 'Материалы сайта' },
  { path: '/crm/content/:of', owner: 'mf-crm', title: 'Материалы сайта' },
  { path: '/crm/account', owner: 'mf-crm', title: 'Учётная запись' },
  { path: '/crm/users', owner: 'mf-crm', title: 'Пользователи' },

  {
    path: '/contacts',
    owner: 'mf-legal',
    title: 'Контакты',
    description: 'Телефоны, электронная почта и адреса центра, карта проезда.',
  },
  {
    path: '/konvent-o-prav-inval',
    owner: 'mf-legal',
    title: 'Конвенция о правах инвалидов',
    description: 'Текст Конвенции о правах инвалидов.',
  },
  {
    path: '/nac-plan-2017-2025',
    owner: 'mf-legal',
    title: 'Национальный план действий на 2017–2025 годы',
    description: 'Национальный план действий по реализации положений Конвенции о правах инвалидов.',
  },
  {
    path: '/zakon-o-prav-inv',
    owner: 'mf-legal',
    title: 'Закон о правах инвалидов и их социальной интеграции',
    description: 'Текст закона о правах инвалидов и их социальной интеграции.',
  },
  {
    path: '/zakon-o-soc-lgotah',
    owner: 'mf-legal',
    title: 'Закон о государственных социальных льготах, правах и гарантиях',
    description: 'Текст закона о государственных социальных льготах, правах и гарантиях.',
  },
  {
    path: '/zakon-o-gos-soc-pomoschi',
    owner: 'mf-legal',
    title: 'О государственной адресной социальной помощи',
    description: 'Текст документа о государственной адресной социальной помощи.',
  },
  {
    path: '/postanovlenie-o-tech-sredstvah',
    owner: 'mf-legal',
    title: 'Постановление о реестре технических средств реабилитации',
    description: 'Государственный реестр технических средств социальной реабилитации.',
  },
  {
    path: '/postanovlenie-sm-rb-o-vzaimodeistvii',
    owner: 'mf-legal',
    title: 'Постановление о взаимодействии по индивидуальным программам реабилитации',
    description: 'Порядок взаимодействия организаций по индивидуальным программам реабилитации.',
  },
  {
    path: '/postanovlenie-sm-rb-o-posobii',
    owner: 'mf-legal',
    title: 'Постановление о пособии по уходу',
    description: 'Пособие по уходу за инвалидом I группы или человеком, достигшим 80 лет.',
  },
  {
    path: '/algoritm-posesheniya',
    owner: 'mf-legal',
    title: 'Алгоритм посещения социальных объектов города',
    description: 'Как посещать социальные объекты города.',
  },
  {
    path: '/lgoti-ludyam-s-invalidnostyu',
    owner: 'mf-legal',
    title: 'Льготы людям с инвалидностью',
    description: 'Какие льготы положены людям с инвалидностью.',
  },
  {
    path: '/neobhodimie-docs',
    owner: 'mf-legal',
    title: 'Документы для получения технических средств реабилитации',
    description: 'Какие документы нужны для получения технических средств социальной реабилитации.',
  },
  {
    path: '/sit-pomosh-invalidam',
    owner: 'mf-legal',
    title: 'Ситуационная помощь',
    description: 'Как заказать ситуационную помощь по телефону.',
  },
  {
    path: '/mat-pomosh',
    owner: 'mf-legal',
    title: 'Материальная помощь',
    description: 'Какие документы нужны для материальной и гуманитарной помощи.',
  },
  {
    path: '/audiobiblioteka-dlya-nezryachikh',
    owner: 'mf-legal',
    title: 'Аудиобиблиотека для незрячих и слабовидящих',
    description: 'Видео об общении с незрячими людьми.',
  },
  {
    path: '/putevoditel',
    owner: 'mf-legal',
    title: 'Путеводитель по городу',
    description: 'Карты городских объектов: образование, услуги, банки, спорт, здравоохранение и другие.',
  },
];

/** What an unknown address shows. */
export const notFoundPage: Page = { path: '*', owner: 'shell', title: 'Страница не найдена' };
