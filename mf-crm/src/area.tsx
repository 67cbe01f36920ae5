import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { latePage } from '@portal/ui/late-page';

const login = latePage(
  'login',
  async () => (await import(/* webpackChunkName: 'login' */ './app/login.ts')).Login,
);
const register = latePage(
  'register',
  async () => (await import(/* webpackChunkName: 'register' */ './pages/register-page.tsx')).RegisterPage,
);
const questionForm = latePage(
  'question-form',
  async () =>
    (await import(/* webpackChunkName: 'question-form' */ './pages/question-form-page.tsx')).QuestionFormPage,
);
const account = latePage(
  'account',
  async () => (await import(/* webpackChunkName: 'account' */ './app/account.ts')).Account,
);
const users = latePage(
  'users',
  async () => (await import(/* webpackChunkName: 'users' */ './pages/users-page.tsx')).UsersPage,
);

const office = () => import(/* webpackChunkName: 'office' */ './app/office.ts');
const cabinet = latePage('office', async () => (await office()).Cabinet);
const createPost = latePage('office', async () => (await office()).CreatePost);
const editPost = latePage('office', async () => (await office()).EditPost);
const questions = latePage('office', async () => (await office()).Questions);

const content = latePage(
  'content',
  async () => (await import(/* webpackChunkName: 'content' */ './content/content-page.tsx')).ContentPage,
);
const subject = latePage(
  'content',
  async () => (await import(/* webpackChunkName: 'content' */ './content/subject-page.tsx')).SubjectPage,
);

/** The door of this micro-frontend. Each page is fetched when it is opened. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [
    { path: '/login', ...login },
    { path: '/register', ...register },
    { path: '/SendUsForm', ...questionForm, prerender: questionForm.load },
    { path: '/crm/account', ...account },
    { path: '/crm/users', ...users },
    { path: '/crm', ...cabinet },
    { path: '/crm/CreatePostPage', ...createPost },
    { path: '/crm/EditPostPage', ...editPost },
    { path: '/crm/content', ...content },
    { path: '/crm/content/:of', ...subject },
    { path: '/crm/SendUs', ...questions },
  ],
  fragments: {},
};
