import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import type { FormEvent } from 'react';

interface SearchFormProps {
  query?: string;
  /** Without it, the browser opens the page of what was found. */
  onSearch?: (query: string) => void;
}

/** What to look for on the whole site; works without JavaScript too. */
export function SearchForm({ query = '', onSearch }: SearchFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')));
  }
  return (
    <search>
      <form action="/poisk" onSubmit={submit}>
        <Field
          key={query}
          type="search"
          name="q"
          label="Что вы ищете?"
          hint="Введите слово, например: льготы"
          autoComplete="off"
          maxLength={200}
          defaultValue={query}
        />
        <p>
          <Button type="submit">Найти</Button>
        </p>
      </form>
    </search>
  );
}
