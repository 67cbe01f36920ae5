import type { AuthAnswer, User } from '@portal/contracts/rest/auth';
import type { FieldError } from '@portal/contracts/rest/error';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FormErrors } from '@portal/ui/form-errors';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { ACCOUNT_PATH, wayBack } from '../access/way-in.ts';
import { login } from '../api/auth.ts';
import { loginErrors } from '../forms/account-errors.ts';
import { errorOf } from '../forms/field-error.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { UsernameField } from '../parts/username-field.tsx';
import { heard } from '../store/farewell.ts';
import { useCrmDispatch, useCrmSelector } from '../store/store.ts';
import styles from './account-page.module.css';

/**
 * `/login`. Whoever is signed in, now or already, is led to the home page; back to where they were, if their session had
 * ended by itself; or to their account, if a one-time password has to be changed.
 */
export function LoginPage(mount: Mount) {
  const { api, session, navigate, toast } = mount;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<FieldError[]>([]);
  const { busy, failure, attempt, send, refuse } = useSubmit<AuthAnswer>((reason) =>
    toast(reason.message || 'Что-то пошло не так', { kind: 'error', seenOnly: true }),
  );
  usePage(mount, 'Авторизация');

  const signedIn = session.status === 'signed-in';
  // As it was on arrival: signing in makes the shell forget it before this page goes.
  const [back] = useState(() => wayBack(session));
  const [ended] = useState(session.endedAt !== undefined);
  // Said once, and for as long as the visitor stays on this page.
  const dispatch = useCrmDispatch();
  const [farewell] = useState(useCrmSelector((state) => state.farewell));
  useEffect(() => void dispatch(heard()), [dispatch]);
  const leave = (user: User | null) =>
    navigate(user?.oneTimePassword ? ACCOUNT_PATH : back, { replace: true });
  const leaveAtOnce = useEffectEvent(() => leave(session.user));
  useEffect(() => {
    if (signedIn) leaveAtOnce();
  }, [signedIn]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = loginErrors({ username, password });
    setMissing(errors);
    if (errors.length > 0) return refuse();
    const answer = await send(() => login(api, { username, password }));
    if (!answer) return;
    toast('Login successful!', { lang: 'en' });
    session.signIn(answer);
    leave(answer.user);
  }

  const errors = missing.length > 0 ? missing : (failure?.fields ?? []);
  return (
    <div className={styles.page}>
      <PageHeading>Авторизация</PageHeading>
      {farewell && (
        <Alert kind="success" role="none">
          {farewell}
        </Alert>
      )}
      {ended && (
        <Alert kind="info" role="none" title="Время входа закончилось">
          <p>
            Войдите снова
            {back === '/' ? '.' : ': вы вернётесь на страницу, где были, и ничего набранного не пропадёт.'}
          </p>
        </Alert>
      )}
      <form onSubmit={submit} noValidate>
        <FormErrors errors={errors} attempt={attempt} />
        {failure && errors.length === 0 && (
          <Alert kind="error">{failure.message || 'Что-то пошло не так'}</Alert>
        )}
        <UsernameField value={username} onType={setUsername} error={errorOf(errors, 'username')} />
        <PasswordField
          autoComplete="current-password"
          value={password}
          onType={setPassword}
          error={errorOf(errors, 'password')}
        />
        <p>
          <Button type="submit" busy={busy}>
            Войти
          </Button>
        </p>
      </form>
      <p>
        <a className={styles.other} href="/register">
          Нет аккаунта ?
        </a>
      </p>
    </div>
  );
}
