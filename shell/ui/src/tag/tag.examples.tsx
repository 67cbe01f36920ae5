import { Tag } from './tag.tsx';

export const examples = {
  blue: <Tag color="blue">Обучение</Tag>,
  brown: <Tag color="brown">Ярмарка</Tag>,
  red: <Tag color="red">Важно</Tag>,
};
