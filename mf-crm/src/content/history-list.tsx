import type { History } from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Loading } from '@portal/ui/loading';
import { useState } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';
import { getHistory } from './content-api.ts';
import { fieldInWords, valueInWords } from './history-words.ts';

interface HistoryListProps {
  api: Api;
  of: string;
  /** Grows with each save: an open history is fetched anew then. */
  saves: number;
}

/** Who has changed this, when and what; fetched when somebody wants to know. */
export function HistoryList({ api, of, saves }: HistoryListProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h2>История изменений</h2>
      <p>
        <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Скрыть историю' : 'Показать историю'}
        </Button>
      </p>
      {open && <Fetched key={`${of} ${saves}`} api={api} of={of} />}
    </>
  );
}

const actions: Record<History[number]['action'], string> = {
  added: 'добавлено',
  changed: 'изменено',
  removed: 'удалено',
};

function Fetched({ api, of }: { api: Api; of: string }) {
  const [history, retry] = useLoaded((signal) => getHistory(api, of, signal));
  if (history.state === 'loading') return <Loading />;
  if (history.state === 'failed') return <FailureAlert message={history.failure.message} onRetry={retry} />;
  if (history.value.length === 0) return <p>Изменений ещё не было.</p>;
  return (
    <ol reversed>
      {history.value.map(({ at, by, action, name, changes }) => (
        <li key={at + name}>
          <p>
            <CalendarDate at={at} time />, {by || 'пользователь удалён'}: {name && `«${name}», `}
            {actions[action]}
          </p>
          <ul>
            {changes
              .filter(({ field }) => of.startsWith('document:') === false || field !== 'name')
              .map(({ field, before, after }) => (
                <li key={field}>
                  {fieldInWords(field)}: было «{valueInWords(before, field)}», стало «
                  {valueInWords(after, field)}»
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
