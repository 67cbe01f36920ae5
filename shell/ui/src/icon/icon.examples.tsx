import { ArrowUp } from 'lucide-react';
import { Icon } from './icon.tsx';

export const examples = {
  withWord: (
    <>
      <Icon of={ArrowUp} /> Наверх
    </>
  ),
};
