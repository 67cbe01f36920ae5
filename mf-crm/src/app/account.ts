import { AccountPage } from '../pages/account-page.tsx';
import { store } from './area-store.ts';
import { withStore } from './with-store.tsx';

export const Account = withStore(store, AccountPage);
