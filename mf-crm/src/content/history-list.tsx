import type { History } from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { useState } from 'react';
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
  return (
    <WhenLoaded loaded={history} onRetry={retry}>
      {(entries) => <Entries entries={entries} of={of} />}
    </WhenLoaded>
  );
}

function Entries({ entries, of }: { entries: History; of: string }) {
  if (entries.length === 0) return <p>Изменений ещё не было.</p>;
  return (
    <ol reversed>
      {entries.map(({ at, by, action, name, changes }) => (
        <li key={at + name}>
          <p>
            <CalendarDate at={at} time />, {by || 'пользователь удалён'}: {name && `«${name}», `}
            {actions[action]}
          </p>
          <ul>
            {changes
              .filter(({ field }) => !of.startsWith('document:') || field !== 'name')
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
