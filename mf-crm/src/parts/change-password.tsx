import type { AuthAnswer, User } from '@portal/contracts/rest/auth';
import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { FormErrors } from '@portal/ui/form-errors';
import { type FormEvent, useId, useState } from 'react';
import { changePassword } from '../api/account.ts';
import { passwordChangeErrors } from '../forms/account-errors.ts';
import { errorOf } from '../forms/field-error.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { PasswordField } from './password-field.tsx';

interface ChangePasswordProps extends Pick<Mount, 'api' | 'session' | 'toast'> {
  user: User;
}

/** Another password; this window stays signed in, all others do not. */
export function ChangePassword({ api, session, toast, user }: ChangePasswordProps) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<FieldError[]>([]);
  const [done, setDone] = useState('');
  const { busy, failure, attempt, send, refuse } = useSubmit<AuthAnswer>();
  const headingId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = passwordChangeErrors({ current, password });
    setWrong(errors);
    setDone('');
    if (errors.length > 0) return refuse();
    const answer = await send(() => changePassword(api, { current, password }));
    if (!answer) return;
    session.signIn(answer);
    toast('Пароль изменён.', { seenOnly: true });
    setCurrent('');
    setPassword('');
    setDone(answer.message);
  }

  const errors = wrong.length > 0 ? wrong : (failure?.fields ?? []);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Сменить пароль</h2>
      {user.oneTimePassword && (
        <Alert kind="warning" role="none" title="Сначала придумайте свой пароль">
          <p>Вы вошли с одноразовым паролем. Пока он не заменён, остальные страницы кабинета закрыты.</p>
        </Alert>
      )}
      {done && <Alert kind="success">{done}</Alert>}
      <form onSubmit={submit} noValidate>
        <FormErrors errors={errors} attempt={attempt} />
        {failure && errors.length === 0 && <FailureAlert message={failure.message} />}
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          name="current"
          label={user.oneTimePassword ? 'Одноразовый пароль' : 'Нынешний пароль'}
          autoComplete="current-password"
          value={current}
          onType={setCurrent}
          error={errorOf(errors, 'current')}
        />
        <PasswordField
          label="Новый пароль"
          autoComplete="new-password"
          hint={`Не меньше ${limits.password.min} символов. Лучше всего несколько слов, которые легко запомнить.`}
          value={password}
          onType={setPassword}
          error={errorOf(errors, 'password')}
        />
        <p>
          <Button type="submit" busy={busy}>
            Сменить пароль
          </Button>
        </p>
      </form>
    </section>
  );
}
