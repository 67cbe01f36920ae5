import type { ListedUser, UserList } from '@portal/contracts/rest/auth';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { useEffect, useEffectEvent, useState } from 'react';
import { getUsers } from '../api/users.ts';

export interface UserQuery {
  search: string;
  adminsOnly: boolean;
}

export interface Users extends UserQuery {
  list: UserList | null;
  loading: boolean;
  failure: Failure | null;
  ask: (query: UserQuery) => void;
  showMore: () => void;
  retry: () => void;
  change: (user: ListedUser) => void;
}

/** Users of one page of the cabinet's list. */
const PAGE = 50;

/** The list of users as the administrator looks for them; a later question overtakes an earlier one. */
export function useUsers(api: Api): Users {
  const [query, setQuery] = useState<UserQuery>({ search: '', adminsOnly: false });
  const [list, setList] = useState<UserList | null>(null);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  const load = useEffectEvent(async (after: UserList | null, signal: AbortSignal) => {
    setLoading(true);
    setFailure(null);
    const last = after?.users.at(-1)?._id;
    try {
      const page = await getUsers(
        api,
        {
          limit: PAGE,
          ...(query.search && { search: query.search }),
          ...(query.adminsOnly && { role: 'admin' as const }),
          ...(last && { after: last }),
        },
        signal,
      );
      if (signal.aborted) return;
      setList(after ? { ...page, users: [...after.users, ...page.users] } : page);
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error));
    }
    if (!signal.aborted) setLoading(false);
  });
  const [wanted, setWanted] = useState<UserList | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is the reason to ask again
  useEffect(() => {
    const leaving = new AbortController();
    void load(wanted, leaving.signal);
    return () => leaving.abort();
  }, [query, wanted, attempt]);

  return {
    ...query,
    list,
    loading,
    failure,
    ask(next) {
      setWanted(null);
      setQuery(next);
    },
    showMore: () => setWanted(list),
    retry: () => setAttempt(attempt + 1),
    change: (user) =>
      setList(list && { ...list, users: list.users.map((known) => (known._id === user._id ? user : known)) }),
  };
}
