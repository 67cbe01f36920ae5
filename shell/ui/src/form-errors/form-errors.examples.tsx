import { type FormEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { FormErrors } from './form-errors.tsx';

const error = { field: 'email', message: 'Введите e-mail' };

function Form() {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? [error] : [];

  function refuse(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }

  return (
    <form onSubmit={refuse} noValidate>
      <FormErrors errors={errors} attempt={attempt} />
      <Field
        name={error.field}
        type="email"
        label="E-mail для ответа"
        {...(attempt > 0 && { error: error.message })}
      />
      <Button type="submit">Отправить пустую форму</Button>
    </form>
  );
}

export const examples = { form: <Form /> };
