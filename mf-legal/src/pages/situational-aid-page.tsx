import { noFacts } from '@portal/contracts/content/defaults';
import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { getFacts } from '../api/content.ts';
import { hasContacts } from '../parts/contact-lists.tsx';
import { Note } from '../parts/note.tsx';
import { SupportHours } from '../parts/support-hours.tsx';
import { toldByPhone } from '../texts/situational-aid.ts';

/** `/sit-pomosh-invalidam`: SPEC.md section 2 gives who takes requests, how and when. */
export function SituationalAidPage(mount: Mount) {
  usePage(mount, 'Ситуационная помощь');
  const [fresh] = useLoaded((signal) => getFacts(mount.api, signal), { fresh: true });
  const { contacts, hours } = fresh.state === 'ready' ? fresh.value : noFacts;
  return (
    <>
      <PageHeading>Ситуационная помощь</PageHeading>
      <p>
        Ситуационная помощь — это помощь в одном деле, с которым трудно справиться без другого человека.
        Заявки по телефону принимает отделение первичного приёма.
      </p>
      <h2>Когда звонить</h2>
      <SupportHours hours={hours} />
      <section data-fact="phones">
        {hasContacts(contacts) ? (
          <p>
            Телефоны — на странице <a href="/contacts">«Контакты»</a>.
          </p>
        ) : (
          <Note>
            Телефон отделения центр ещё не указал. Он появится на странице <a href="/contacts">«Контакты»</a>.
          </Note>
        )}
      </section>
      <h2>Что сказать по телефону</h2>
      <ul>
        {toldByPhone.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </>
  );
}
