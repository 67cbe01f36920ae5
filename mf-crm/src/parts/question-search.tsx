import { limits } from '@portal/contracts/rest/limits';
import type { QuestionStatus } from '@portal/contracts/rest/question';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { type FormEvent, useId, useState } from 'react';
import type { QuestionFilter } from '../store/questions.ts';
import styles from './question-search.module.css';

const choices: [value: QuestionStatus | '', word: string][] = [
  ['', 'Все'],
  ['new', 'Без ответа'],
  ['answered', 'С ответом'],
];

interface QuestionSearchProps {
  filter: QuestionFilter;
  busy: boolean;
  onSearch: (filter: QuestionFilter) => void;
}

/** What the list shows. Nothing changes under the hands of who is still choosing: the button does it. */
export function QuestionSearch({ filter, busy, onSearch }: QuestionSearchProps) {
  const [search, setSearch] = useState(filter.search);
  const [status, setStatus] = useState<QuestionStatus | ''>(filter.status ?? '');
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ search: search.trim(), status: status || undefined });
  }

  return (
    <search aria-label="Поиск по вопросам">
      <form className={styles.search} onSubmit={submit}>
        <div className={styles.words}>
          <Field
            name="search"
            type="search"
            label="Найти"
            hint="Слова из вопроса, имя, почта или номер."
            maxLength={limits.question.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <label className={styles.choice} htmlFor={id}>
          Какие вопросы
          <select
            id={id}
            className={styles.select}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value as QuestionStatus | '')}
          >
            {choices.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="quiet" busy={busy}>
          Показать
        </Button>
      </form>
    </search>
  );
}
