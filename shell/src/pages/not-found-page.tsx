import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { PageHeading } from '@portal/ui/heading';
import { useEffect } from 'react';
import { SearchForm } from './search-form.tsx';

export function NotFoundPage({ page }: Mount) {
  useEffect(() => page({ title: 'Страница не найдена' }), [page]);
  return (
    <>
      <PageHeading>Страница не найдена</PageHeading>
      <p>Такой страницы на сайте нет. Возможно, в адресе ошибка или страницу убрали.</p>
      <p>Выберите раздел в меню или вернитесь на главную страницу.</p>
      <LinkButton href="/">На главную</LinkButton>
      <h2>Поиск по сайту</h2>
      <SearchForm />
    </>
  );
}
