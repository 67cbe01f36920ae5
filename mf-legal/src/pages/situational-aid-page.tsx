import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '../hooks/use-page.ts';
import { Note } from '../parts/note.tsx';
import { SupportHours } from '../parts/support-hours.tsx';

/** `/sit-pomosh-invalidam`: SPEC.md section 2 gives who takes requests, how and when. */
export function SituationalAidPage(mount: Mount) {
  usePage(mount, 'Ситуационная помощь');
  return (
    <>
      <PageHeading>Ситуационная помощь</PageHeading>
      <p>Заявки на ситуационную помощь принимает по телефону отделение первичного приёма.</p>
      <h2>Когда звонить</h2>
      <SupportHours />
      <Note>
        Телефон отделения центр ещё не указал. Он появится на странице <a href="/contacts">«Контакты»</a>.
      </Note>
    </>
  );
}
