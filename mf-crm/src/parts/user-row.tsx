import type { ListedUser } from '@portal/contracts/rest/auth';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { Tag } from '@portal/ui/tag';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { UserAction } from './user-action.tsx';
import styles from './user-list.module.css';

interface UserRowProps {
  user: ListedUser;
  /** It is the administrator who looks at the list: their own account they change on its own page. */
  self: boolean;
  onAction: (action: UserAction) => void;
}

const titles: Record<UserAction, string> = {
  grant: 'Сделать администратором',
  withdraw: 'Снять права администратора',
  password: 'Одноразовый пароль',
  logout: 'Завершить входы',
};

/** A user in the cabinet. The buttons' names say whom they concern, for those who jump from button to button. */
export function UserRow({ user: { username, role, registeredAt }, self, onAction }: UserRowProps) {
  const rights: UserAction = role === 'admin' ? 'withdraw' : 'grant';
  const actions: UserAction[] = self ? [rights] : [rights, 'password', 'logout'];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{username}</h3>
        <p className={styles.facts}>
          {role === 'admin' && <Tag color="blue">Администратор</Tag>}
          {self && <span>Это вы.</span>}
          <span>
            На портале с <CalendarDate at={registeredAt} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button key={action} kind="quiet" onClick={() => onAction(action)}>
            <span>
              {titles[action]} <VisuallyHidden>: {username}</VisuallyHidden>
            </span>
          </Button>
        ))}
      </div>
    </li>
  );
}
