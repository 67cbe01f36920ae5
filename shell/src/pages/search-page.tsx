import { pages } from '@portal/contracts/web/pages';
import { Field } from '@portal/ui/field';
import { PageHeading } from '@portal/ui/heading';
import { useDeferredValue, useState } from 'react';

/** Pages that a visitor may look for: those with a description for search. */
const searchable = pages.filter(({ description, path }) => description && path !== '/');

/** Finds pages of the portal by the words of their titles and descriptions. */
export function SearchPage() {
  const [words, setWords] = useState('');
  const found = matching(useDeferredValue(words));
  return (
    <>
      <PageHeading>Поиск</PageHeading>
      <Field
        type="search"
        name="words"
        label="Что вы ищете?"
        hint="Введите слово, например: льготы"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p role="status">
        {found.length > 0
          ? `Найдено страниц: ${found.length}`
          : 'Ничего не найдено. Попробуйте другое слово.'}
      </p>
      <ul>
        {found.map(({ path, title, description }) => (
          <li key={path}>
            <p>
              <a href={path}>{title}</a>
              <br />
              {description}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function matching(words: string) {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  return searchable.filter(({ title, description }) => {
    const text = plain(`${title} ${description}`);
    return parts.every((part) => text.includes(part));
  });
}

/** 'Ё' is often typed as 'е'. */
const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
