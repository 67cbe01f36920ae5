import { VisuallyHidden } from './visually-hidden.tsx';

export const examples = {
  besideASign: (
    <p>
      <span aria-hidden="true">×</span>
      <VisuallyHidden>Скрыть меню</VisuallyHidden>
    </p>
  ),
};
