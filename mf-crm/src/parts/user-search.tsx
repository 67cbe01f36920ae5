import { limits } from '@portal/contracts/rest/limits';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { type FormEvent, useState } from 'react';
import type { UserQuery } from '../hooks/use-users.ts';
import styles from './user-list.module.css';

interface UserSearchProps extends UserQuery {
  busy: boolean;
  onSearch: (query: UserQuery) => void;
}

/** Looks for users by part of a name. */
export function UserSearch({ search, adminsOnly, busy, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(search);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ search: typed.trim(), adminsOnly });
  }

  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <Field
          name="search"
          label="Имя или его часть"
          type="search"
          maxLength={limits.username.max}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy}>
          Найти
        </Button>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={adminsOnly}
            onChange={(event) => onSearch({ search: typed.trim(), adminsOnly: event.currentTarget.checked })}
          />
          Только администраторы
        </label>
      </form>
    </search>
  );
}
