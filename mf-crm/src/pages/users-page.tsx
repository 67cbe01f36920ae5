import type { ListedUser, User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { PageHeading } from '@portal/ui/heading';
import { List } from '@portal/ui/list';
import { Loading } from '@portal/ui/loading';
import { usePage } from '@portal/ui/mounted/use-page';
import { useEffect, useRef, useState } from 'react';
import { RequireAdmin } from '../access/require-admin.tsx';
import { useUsers } from '../hooks/use-users.ts';
import { type UserAction, UserActionDialog } from '../parts/user-action.tsx';
import styles from '../parts/user-list.module.css';
import { UserRow } from '../parts/user-row.tsx';
import { UserSearch } from '../parts/user-search.tsx';
import { cabinetCrumbs } from './crumbs.ts';

/** `/crm/users`: administrators look after accounts. */
export function UsersPage(mount: Mount) {
  return <RequireAdmin mount={mount}>{(user) => <Users mount={mount} user={user} />}</RequireAdmin>;
}

function Users({ mount, user }: { mount: Mount; user: User }) {
  usePage(mount, 'Пользователи', cabinetCrumbs);
  const { api, toast } = mount;
  const { list, loading, failure, ask, showMore, retry, change, ...query } = useUsers(api);
  const [chosen, setChosen] = useState<{ user: ListedUser; action: UserAction } | null>(null);
  const [notice, setNotice] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const justDone = useRef(false);

  function done(changed: ListedUser, message: string) {
    setChosen(null);
    setNotice(message);
    toast(message, { seenOnly: true });
    change(changed);
    justDone.current = true;
  }

  // The button that opened the dialog may say something else now. Nothing outside a dialog takes focus before it closes.
  useEffect(() => {
    if (chosen || !justDone.current) return;
    justDone.current = false;
    heading.current?.focus();
  }, [chosen]);

  return (
    <div className={styles.page}>
      <PageHeading>Пользователи</PageHeading>
      <UserSearch {...query} busy={loading} onSearch={ask} />
      {notice && <Alert kind="success">{notice}</Alert>}
      {failure && <FailureAlert message={failure.message} onRetry={retry} />}
      {!list && !failure && <Loading />}
      {list && (
        <section aria-labelledby="users-found">
          <h2 id="users-found" ref={heading} tabIndex={-1}>
            {query.search || query.adminsOnly ? 'Найденные пользователи' : `Всего на портале: ${list.total}`}
          </h2>
          {list.users.length === 0 && <p>Пользователи не найдены.</p>}
          {!list.searchedAll && (
            <p>
              Часть имени ищется среди недавно зарегистрированных. Чтобы найти человека среди всех, введите
              имя целиком.
            </p>
          )}
          <List className={styles.list}>
            {list.users.map((listed) => (
              <UserRow
                key={listed._id}
                user={listed}
                self={listed._id === user._id}
                onAction={(action) => setChosen({ user: listed, action })}
              />
            ))}
          </List>
          {list.more && (
            <Button kind="quiet" busy={loading} onClick={showMore}>
              Показать ещё
            </Button>
          )}
        </section>
      )}
      {chosen && <UserActionDialog api={api} {...chosen} onDone={done} onCancel={() => setChosen(null)} />}
    </div>
  );
}
