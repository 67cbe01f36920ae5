import type { SiteFacts } from '@portal/contracts/rest/content';
import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { ClickFrame } from '@portal/ui/click-frame';
import { PageHeading } from '@portal/ui/heading';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { getFacts } from '../api/content.ts';
import { ContactLists, hasContacts } from '../parts/contact-lists.tsx';
import { Note } from '../parts/note.tsx';
import { SupportHours } from '../parts/support-hours.tsx';

/** `/contacts`: what the centre has given; of what it has not, the page says so. */
export function ContactsPage(mount: Mount) {
  usePage(mount, 'Контакты');
  const [fresh, retry] = useLoaded((signal) => getFacts(mount.api, signal), { fresh: true });
  return (
    <>
      <PageHeading>Контакты</PageHeading>
      <WhenLoaded loaded={fresh} onRetry={retry}>
        {(facts) => <Given {...facts} />}
      </WhenLoaded>
      <h2>Написать нам</h2>
      <p>Задайте вопрос через форму на портале. Сотрудники центра его прочитают.</p>
      <p>
        <LinkButton href="/SendUsForm">Написать нам</LinkButton>
      </p>
    </>
  );
}

function Given({ contacts, hours }: SiteFacts) {
  return (
    <>
      <h2>Когда можно позвонить</h2>
      <SupportHours hours={hours} />
      {hasContacts(contacts) ? (
        <ContactLists contacts={contacts} level={2} />
      ) : (
        <>
          <h2>Телефоны и адреса</h2>
          <Note>
            Центр ещё не указал здесь телефоны, электронную почту и адреса. Они появятся, когда сотрудники
            центра их внесут.
          </Note>
        </>
      )}
      <h2>Карта</h2>
      {contacts.map ? (
        <ClickFrame
          what="Карта: как найти центр"
          show="Показать карту"
          hide="Скрыть карту"
          src={contacts.map}
        />
      ) : (
        <Note>Центр ещё не добавил карту.</Note>
      )}
    </>
  );
}
