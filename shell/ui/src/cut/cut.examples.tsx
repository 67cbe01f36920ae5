import { cut } from './cut.tsx';

export const examples = {
  title: <p>{cut('Открылся кружок рисования для всех, кто хочет научиться', 35)}</p>,
};
