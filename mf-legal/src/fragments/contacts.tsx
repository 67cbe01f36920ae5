import { LinkButton } from '@portal/ui/button';
import { useId } from 'react';
import { SupportHours } from '../parts/support-hours.tsx';

/** The home page's block of contacts. */
export function Contacts() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Контакты</h2>
      <p>Центр принимает заявки по телефону:</p>
      <SupportHours />
      <p>Телефоны и адреса центр ещё не указал. Пока можно написать через форму на портале.</p>
      <p>
        <LinkButton href="/SendUsForm">Написать нам</LinkButton>{' '}
        <LinkButton kind="quiet" href="/contacts">
          Все контакты
        </LinkButton>
      </p>
    </section>
  );
}
