import { Loading } from './loading.tsx';

export const examples = {
  russian: <Loading />,
  english: <Loading text="Loading..." lang="en" />,
};
