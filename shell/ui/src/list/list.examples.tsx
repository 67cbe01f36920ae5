import { List } from './list.tsx';

export const examples = {
  plain: (
    <List>
      <li>Телефоны</li>
      <li>Электронная почта</li>
    </List>
  ),
  ordered: (
    <List ordered>
      <li>Новость опубликована</li>
      <li>Новость изменена</li>
    </List>
  ),
};
