import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { withStore } from './app/with-store.tsx';
import { ContentPage } from './content/content-page.tsx';
import { SubjectPage } from './content/subject-page.tsx';
import { AccountPage } from './pages/account-page.tsx';
import { CabinetPage } from './pages/cabinet-page.tsx';
import { CreatePostPage } from './pages/create-post-page.tsx';
import { EditPostPage } from './pages/edit-post-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { QuestionFormPage } from './pages/question-form-page.tsx';
import { QuestionsPage } from './pages/questions-page.tsx';
import { RegisterPage } from './pages/register-page.tsx';
import { UsersPage } from './pages/users-page.tsx';
import { createStore } from './store/store.ts';

const store = createStore();

/** The door of this micro-frontend. */
export const area: Area = {
  version: MOUNT_VERSION,
  routes: [
    { path: '/login', Page: LoginPage },
    { path: '/register', Page: RegisterPage },
    { path: '/SendUsForm', Page: QuestionFormPage, prerender: () => {} },
    { path: '/crm/account', Page: AccountPage },
    { path: '/crm/users', Page: UsersPage },
    { path: '/crm', Page: withStore(store, CabinetPage) },
    { path: '/crm/CreatePostPage', Page: withStore(store, CreatePostPage) },
    { path: '/crm/EditPostPage', Page: withStore(store, EditPostPage) },
    { path: '/crm/content', Page: ContentPage },
    { path: '/crm/content/:of', Page: SubjectPage },
    { path: '/crm/SendUs', Page: withStore(store, QuestionsPage) },
  ],
  fragments: {},
};
