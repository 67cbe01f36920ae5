import { CabinetPage } from '../pages/cabinet-page.tsx';
import { CreatePostPage } from '../pages/create-post-page.tsx';
import { EditPostPage } from '../pages/edit-post-page.tsx';
import { QuestionsPage } from '../pages/questions-page.tsx';
import { createStore } from '../store/store.ts';
import { withStore } from './with-store.tsx';

const store = createStore();

/** The pages that share the area's store. Together, so that they are fetched together: visitors who only write need none. */
export const Cabinet = withStore(store, CabinetPage);
export const CreatePost = withStore(store, CreatePostPage);
export const EditPost = withStore(store, EditPostPage);
export const Questions = withStore(store, QuestionsPage);
