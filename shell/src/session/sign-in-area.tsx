import { Button, LinkButton } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LogOut, UserRound } from 'lucide-react';
import { announce } from '../announcer/announcer.ts';
import { useServices } from '../services.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { leave } from './leave.ts';
import styles from './sign-in-area.module.css';

/** SPEC.md section 2: 'Войти' for visitors; avatar and 'Выйти' once the current user is loaded. */
export function SignInArea() {
  const { user, status, loading } = useAppSelector((state) => state.session);
  const dispatch = useAppDispatch();
  const { api } = useServices();

  if (!user) {
    return (
      <div className={styles.area}>
        <LinkButton kind="quiet" wide href="/login">
          Войти
        </LinkButton>
        {status !== null && !loading && (
          <p className={styles.failure} role="status">
            Вход не проверен. {status || 'Что-то пошло не так'}
          </p>
        )}
      </div>
    );
  }

  function signOut() {
    dispatch(leave(api));
    announce('Вы вышли');
  }

  return (
    <div className={styles.area}>
      <a className={styles.user} href="/crm">
        <span className={styles.avatar}>
          <Icon of={UserRound} size="1.6em" />
        </span>
        <span className={styles.name}>{user.username}</span>
        <VisuallyHidden>, личный кабинет</VisuallyHidden>
      </a>
      <Button kind="quiet" wide onClick={signOut}>
        <Icon of={LogOut} />
        Выйти
      </Button>
    </div>
  );
}
