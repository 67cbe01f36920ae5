import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { RequireUser } from '../access/require-user.tsx';
import { PostManager } from '../parts/post-manager.tsx';
import { UnansweredCount } from '../parts/unanswered-count.tsx';
import styles from './cabinet-page.module.css';

/** `/crm`: the personal cabinet of every user, with the administrator's tools for administrators. */
export function CabinetPage(mount: Mount) {
  return <RequireUser mount={mount}>{(user) => <Cabinet mount={mount} user={user} />}</RequireUser>;
}

function Cabinet({ mount, user }: { mount: Mount; user: User }) {
  usePage(mount, 'Личный кабинет');
  return (
    <>
      <PageHeading>Личный кабинет</PageHeading>
      <p>
        Здравствуйте, <strong className={styles.name}>{user.username}</strong>!{' '}
        {user.role === 'admin' ? 'Вы администратор.' : 'Вы можете писать комментарии к новостям.'}
      </p>
      {user.role === 'admin' ? (
        <AdminTools mount={mount} />
      ) : (
        <nav className={styles.tools} aria-label="Личный кабинет">
          <LinkButton href="/news">К новостям</LinkButton>
          <AccountLink />
        </nav>
      )}
    </>
  );
}

function AccountLink() {
  return (
    <LinkButton kind="quiet" href="/crm/account">
      Учётная запись
    </LinkButton>
  );
}

function AdminTools({ mount }: { mount: Mount }) {
  return (
    <>
      <nav className={styles.tools} aria-label="Кабинет администратора">
        <LinkButton href="/crm/CreatePostPage">Добавить пост</LinkButton>
        <LinkButton kind="quiet" href="/crm/sendus">
          Вопросы от посетителей
        </LinkButton>
        <LinkButton kind="quiet" href="/crm/content">
          Материалы сайта
        </LinkButton>
        <LinkButton kind="quiet" href="/crm/users">
          Пользователи
        </LinkButton>
        <AccountLink />
      </nav>
      <UnansweredCount {...mount} />
      <PostManager {...mount} />
    </>
  );
}
