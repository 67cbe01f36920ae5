import type { AuthAnswer } from '@portal/contracts/rest/auth';
import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button, LinkButton } from '@portal/ui/button';
import { FormErrors } from '@portal/ui/form-errors';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { type FormEvent, useState } from 'react';
import { register } from '../api/auth.ts';
import { registerErrors } from '../forms/account-errors.ts';
import { errorOf } from '../forms/field-error.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { UsernameField } from '../parts/username-field.tsx';
import styles from './account-page.module.css';

const SUCCESS = 'Регистрация прошла успешно!';
const FAILURE = 'Ошибка при регистрации.';

/** `/register`. The new user is signed in at once and stays here to read that it worked. */
export function RegisterPage(mount: Mount) {
  const { api, session, toast } = mount;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<FieldError[]>([]);
  const [done, setDone] = useState(false);
  const { busy, failure, attempt, send, refuse } = useSubmit<AuthAnswer>(() =>
    toast(FAILURE, { kind: 'error', seenOnly: true }),
  );
  usePage(mount, 'Регистрация');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = registerErrors({ username, password });
    setWrong(errors);
    setDone(false);
    if (errors.length > 0) return refuse();
    const answer = await send(() => register(api, { username, password }));
    if (!answer) return;
    session.signIn(answer);
    toast(SUCCESS, { seenOnly: true });
    setUsername('');
    setPassword('');
    setDone(true);
  }

  const errors = wrong.length > 0 ? wrong : (failure?.fields ?? []);
  return (
    <div className={styles.page}>
      <PageHeading>Регистрация</PageHeading>
      {done && (
        <Alert kind="success" title={SUCCESS}>
          <LinkButton href="/crm">Перейти в личный кабинет</LinkButton>
        </Alert>
      )}
      <form onSubmit={submit} noValidate>
        <FormErrors title={failure ? FAILURE : undefined} errors={errors} attempt={attempt} />
        {failure && errors.length === 0 && (
          <Alert kind="error" title={FAILURE}>
            {failure.message}
          </Alert>
        )}
        <UsernameField
          hint={`От ${limits.username.min} до ${limits.username.max} букв и цифр.`}
          value={username}
          onType={setUsername}
          error={errorOf(errors, 'username')}
        />
        <PasswordField
          autoComplete="new-password"
          hint={`Не меньше ${limits.password.min} символов.`}
          value={password}
          onType={setPassword}
          error={errorOf(errors, 'password')}
        />
        <p>
          Портал хранит это имя и отпечаток пароля (не сам пароль), чтобы узнавать вас при входе. Имя видно
          под вашими комментариями. Почту и телефон портал не спрашивает. Удалить всё это можно в любой день в
          личном кабинете.
        </p>
        <p>
          <Button type="submit" busy={busy}>
            Подтвердить
          </Button>
        </p>
      </form>
      <p>
        <a className={styles.other} href="/login">
          Уже зарегистрированы?
        </a>
      </p>
    </div>
  );
}
