import { noFacts } from '@portal/contracts/content/defaults';
import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { useId } from 'react';
import { getFacts } from '../api/content.ts';
import { ContactLists, hasContacts } from '../parts/contact-lists.tsx';
import { SupportHours } from '../parts/support-hours.tsx';

/** The home page's block of contacts. Without an answer it says what is true anyway, and leads to the page. */
export function Contacts({ api }: Pick<Mount, 'api'>) {
  const headingId = useId();
  const [fresh] = useLoaded((signal) => getFacts(api, signal), { fresh: true });
  const { contacts, hours } = fresh.state === 'ready' ? fresh.value : noFacts;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Контакты</h2>
      <p>Центр принимает заявки по телефону:</p>
      <SupportHours hours={hours} />
      <div data-fact="contacts">
        {hasContacts(contacts) && <ContactLists contacts={contacts} level={3} />}
        {fresh.state === 'ready' && !hasContacts(contacts) && (
          <p>Телефоны и адреса центр ещё не указал. Пока можно написать через форму на портале.</p>
        )}
      </div>
      <p>
        <LinkButton href="/SendUsForm">Написать нам</LinkButton>{' '}
        <LinkButton kind="quiet" href="/contacts">
          Все контакты
        </LinkButton>
      </p>
    </section>
  );
}
