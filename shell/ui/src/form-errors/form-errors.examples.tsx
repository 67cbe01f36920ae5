import { FormErrors } from './form-errors.tsx';

export const examples = {
  two: (
    <FormErrors
      errors={[
        { field: 'title', message: 'Введите заголовок' },
        { field: 'text', message: 'Введите текст' },
      ]}
    />
  ),
};
