import { CabinetPage } from '../pages/cabinet-page.tsx';
import { CreatePostPage } from '../pages/create-post-page.tsx';
import { EditPostPage } from '../pages/edit-post-page.tsx';
import { QuestionsPage } from '../pages/questions-page.tsx';
import { store } from './area-store.ts';
import { withStore } from './with-store.tsx';

/** The pages of the cabinet that are used in turns: fetched together. */
export const Cabinet = withStore(store, CabinetPage);
export const CreatePost = withStore(store, CreatePostPage);
export const EditPost = withStore(store, EditPostPage);
export const Questions = withStore(store, QuestionsPage);
