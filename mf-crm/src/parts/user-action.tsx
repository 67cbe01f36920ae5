import type { ListedUser } from '@portal/contracts/rest/auth';
import type { Api } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import { endSessions, setOneTimePassword, setRole } from '../api/users.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './user-list.module.css';

export type UserAction = 'grant' | 'withdraw' | 'password' | 'logout';

const words: Record<UserAction, { title: string; ask: string; confirm: string }> = {
  grant: {
    title: 'Сделать администратором?',
    ask: 'сможет писать и удалять новости, читать вопросы посетителей и давать права другим.',
    confirm: 'Сделать администратором',
  },
  withdraw: {
    title: 'Снять права администратора?',
    ask: 'больше не сможет работать с новостями, вопросами и пользователями. Права снимутся сразу.',
    confirm: 'Снять права',
  },
  password: {
    title: 'Задать одноразовый пароль?',
    ask: 'выйдет на всех устройствах. Прежний пароль перестанет действовать. При входе с одноразовым паролем портал попросит придумать свой.',
    confirm: 'Задать пароль',
  },
  logout: {
    title: 'Завершить все входы?',
    ask: 'выйдет на всех устройствах. Пароль останется прежним.',
    confirm: 'Завершить входы',
  },
};

interface UserActionDialogProps {
  api: Api;
  user: ListedUser;
  action: UserAction;
  /** The user as they are now, and what the server said. */
  onDone: (user: ListedUser, message: string) => void;
  onCancel: () => void;
}

/** Asks before anything is done to somebody's account, and shows a one-time password once. */
export function UserActionDialog({ api, user, action, onDone, onCancel }: UserActionDialogProps) {
  const progress = useSubmit<{ message: string; password?: string }>();
  const [password, setPassword] = useState('');
  const { title, ask, confirm } = words[action];

  async function act() {
    const answer = await progress.send(() => carryOut(api, user._id, action));
    if (!answer) return;
    if (answer.password) return setPassword(answer.password);
    const role = action === 'grant' ? 'admin' : action === 'withdraw' ? 'user' : user.role;
    onDone({ ...user, role }, `${user.username}: ${answer.message}`);
  }

  if (password) {
    const close = () => onDone(user, `${user.username}: одноразовый пароль задан.`);
    return (
      <Dialog open title="Одноразовый пароль" onClose={close} closeLabel="Закрыть, пароль записан">
        <p>
          Передайте этот пароль человеку с именем <strong>{user.username}</strong>. Он показан один раз.
        </p>
        <p>
          <output className={styles.password}>{password}</output>
        </p>
        <Alert kind="info" role="none">
          При первом входе портал попросит заменить его своим.
        </Alert>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      kind={action === 'grant' ? 'primary' : 'danger'}
      progress={progress}
      onConfirm={act}
      onCancel={onCancel}
    >
      <strong>{user.username}</strong> {ask}
    </ConfirmDialog>
  );
}

function carryOut(api: Api, id: string, action: UserAction): Promise<{ message: string; password?: string }> {
  switch (action) {
    case 'grant':
      return setRole(api, id, 'admin');
    case 'withdraw':
      return setRole(api, id, 'user');
    case 'password':
      return setOneTimePassword(api, id);
    case 'logout':
      return endSessions(api, id);
  }
}
