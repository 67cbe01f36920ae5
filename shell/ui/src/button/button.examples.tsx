import { Button, LinkButton } from './button.tsx';

export const examples = {
  primary: <Button>Отправить</Button>,
  quiet: <Button kind="quiet">Назад</Button>,
  danger: <Button kind="danger">Удалить пост</Button>,
  busy: <Button busy>Отправить</Button>,
  unavailable: <Button unavailable="Вы на первом этаже: лифт не нужен">Лифт</Button>,
  link: <LinkButton href="/news">Читать еще</LinkButton>,
};
