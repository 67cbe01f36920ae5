import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '../hooks/use-page.ts';
import { Note } from '../parts/note.tsx';
import { SupportHours } from '../parts/support-hours.tsx';

/** `/contacts`. Phones, addresses and the map are the centre's facts: until it has given them, the page says so. */
export function ContactsPage(mount: Mount) {
  usePage(mount, 'Контакты');
  return (
    <>
      <PageHeading>Контакты</PageHeading>
      <h2>Когда можно позвонить</h2>
      <SupportHours />
      <h2>Телефоны и адреса</h2>
      <Note>
        Центр ещё не указал здесь телефоны, электронную почту, адреса и карту. Они появятся, когда сотрудники
        центра их внесут.
      </Note>
      <h2>Написать нам</h2>
      <p>Задайте вопрос через форму на портале. Сотрудники центра его прочитают.</p>
      <p>
        <LinkButton href="/SendUsForm">Написать нам</LinkButton>
      </p>
    </>
  );
}
