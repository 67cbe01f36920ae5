import { Field } from './field.tsx';

export const examples = {
  plain: <Field name="username" label="Имя пользователя" autoComplete="username" />,
  hint: <Field name="reply" type="email" label="E-mail" hint="Сюда придёт ответ" />,
  error: <Field name="title" label="Заголовок" error="Введите заголовок" />,
  multiline: <Field name="text" label="Вопрос" multiline />,
  file: <Field name="image" type="file" label="Картинка" />,
};
