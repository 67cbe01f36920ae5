/** A page of SPEC.md's table of routes: its address as written there, and its heading, which is its title as well. */
export interface Route {
  path: string;
  heading: string;
  /** Where the title says something else than the heading: of a simulator, whose heading is that of its first step. */
  title?: string;
}

/** Pages that everybody may open. SPEC.md section 2, 'Routes'. Written out here: the test must not believe the page table. */
export const publicRoutes: readonly Route[] = [
  { path: '/', heading: 'Учимся жить самостоятельно', title: 'Главная' },
  { path: '/news', heading: 'Новости' },
  { path: '/login', heading: 'Авторизация' },
  { path: '/register', heading: 'Регистрация' },
  { path: '/contacts', heading: 'Контакты' },
  { path: '/trainings', heading: 'Электронные тренажёры' },
  { path: '/trainings/Clinic', heading: 'Вы почувствовали себя плохо', title: 'Поликлиника' },
  { path: '/trainings/Pharmacy', heading: 'Идём в аптеку', title: 'Аптека' },
  {
    path: '/trainings/SocialCenter',
    heading: 'Вы у территориального центра',
    title: 'Посещение НТЦСОН',
  },
  { path: '/trainings/Shop', heading: 'Сколько у вас денег?', title: 'Магазин' },
  { path: '/trainings/Bank', heading: 'Вы пришли в банк', title: 'Банк' },
  { path: '/trainings/bank', heading: 'Вы пришли в банк', title: 'Банк' },
  { path: '/trainings/EmergencySituations', heading: 'Что случилось?', title: 'Чрезвычайные ситуации' },
  { path: '/SendUsForm', heading: 'Отправить вопрос' },
  { path: '/konvent-o-prav-inval', heading: 'Конвенция о правах инвалидов' },
  { path: '/nac-plan-2017-2025', heading: 'Национальный план действий на 2017–2025 годы' },
  { path: '/zakon-o-prav-inv', heading: 'Закон о правах инвалидов и их социальной интеграции' },
  {
    path: '/zakon-o-soc-lgotah',
    heading: 'Закон о государственных социальных льготах, правах и гарантиях',
  },
  { path: '/zakon-o-gos-soc-pomoschi', heading: 'О государственной адресной социальной помощи' },
  {
    path: '/postanovlenie-o-tech-sredstvah',
    heading: 'Постановление о реестре технических средств реабилитации',
  },
  {
    path: '/postanovlenie-sm-rb-o-vzaimodeistvii',
    heading: 'Постановление о взаимодействии по индивидуальным программам реабилитации',
  },
  { path: '/postanovlenie-sm-rb-o-posobii', heading: 'Постановление о пособии по уходу' },
  { path: '/algoritm-posesheniya', heading: 'Алгоритм посещения социальных объектов города' },
  { path: '/lgoti-ludyam-s-invalidnostyu', heading: 'Льготы людям с инвалидностью' },
  { path: '/neobhodimie-docs', heading: 'Документы для получения технических средств реабилитации' },
  { path: '/sit-pomosh-invalidam', heading: 'Ситуационная помощь' },
  { path: '/mat-pomosh', heading: 'Материальная помощь' },
  {
    path: '/audiobiblioteka-dlya-nezryachikh',
    heading: 'Аудиобиблиотека для незрячих и слабовидящих',
  },
  { path: '/putevoditel', heading: 'Путеводитель по городу' },
];

/** Pages for administrators; '/crm' is there for every user. */
export const administratorRoutes: readonly Route[] = [
  { path: '/crm', heading: 'Личный кабинет' },
  { path: '/crm/CreatePostPage', heading: 'Добавить пост' },
  { path: '/crm/SendUs', heading: 'Вопросы от посетителей' },
  { path: '/crm/sendus', heading: 'Вопросы от посетителей' },
];

/** An entry of the menu; `path` is null where it leads to another site. */
export interface MenuEntry {
  title: string;
  path: string | null;
}

const entries = (pairs: Record<string, string | null>): MenuEntry[] =>
  Object.entries(pairs).map(([title, path]) => ({ title, path }));

/** The menu by its groups, '' for what stands in none. SPEC.md section 2, 'Menu'. */
export const menu: Readonly<Record<string, MenuEntry[]>> = {
  '': entries({
    Главная: '/',
    'Электронные тренажёры': '/trainings',
    Новости: '/news',
    'Написать нам': '/SendUsForm',
    Контакты: '/contacts',
    'Льготы людям с инвалидностью': '/lgoti-ludyam-s-invalidnostyu',
  }),
  'Правовая база': entries({
    'Конвенция о правах инвалидов': '/konvent-o-prav-inval',
    'Национальный план действий на 2017–2025 годы': '/nac-plan-2017-2025',
    'Закон о правах инвалидов и их социальной интеграции': '/zakon-o-prav-inv',
    'Закон о государственных социальных льготах, правах и гарантиях': '/zakon-o-soc-lgotah',
    'Закон о государственной адресной социальной помощи': '/zakon-o-gos-soc-pomoschi',
    'Постановление о реестре технических средств реабилитации': '/postanovlenie-o-tech-sredstvah',
    'Постановление о взаимодействии по индивидуальным программам реабилитации':
      '/postanovlenie-sm-rb-o-vzaimodeistvii',
    'Постановление о пособии по уходу': '/postanovlenie-sm-rb-o-posobii',
  }),
  'Социальная поддержка': entries({
    'Государственная адресная социальная защита': null,
    'Материальная помощь': '/mat-pomosh',
    'Ситуационная помощь': '/sit-pomosh-invalidam',
    'Взаимодействие с общественными объединениями людей с инвалидностью': null,
  }),
  'Доступная среда': entries({
    'Путеводитель по городу': '/putevoditel',
    'Алгоритм посещения социальных объектов города': '/algoritm-posesheniya',
    'Ясный язык': null,
    'Документы для получения технических средств реабилитации': '/neobhodimie-docs',
    'Доступная среда': null,
    'Аудиобиблиотека для незрячих и слабовидящих': '/audiobiblioteka-dlya-nezryachikh',
    'Безбарьерная среда для физически ослабленных людей': null,
  }),
};
