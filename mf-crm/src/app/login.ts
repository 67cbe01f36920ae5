import { LoginPage } from '../pages/login-page.tsx';
import { store } from './area-store.ts';
import { withStore } from './with-store.tsx';

export const Login = withStore(store, LoginPage);
