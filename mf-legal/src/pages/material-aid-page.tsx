import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '../hooks/use-page.ts';
import { AskUs } from '../parts/ask-us.tsx';
import { Note } from '../parts/note.tsx';

/** `/mat-pomosh`: SPEC.md section 2 names the three groups and one rule; the lists themselves are the centre's to give. */
export function MaterialAidPage(mount: Mount) {
  usePage(mount, 'Материальная помощь');
  return (
    <>
      <PageHeading>Материальная помощь</PageHeading>
      <p>Центр оказывает материальную и гуманитарную помощь. Чтобы её получить, нужны документы.</p>
      <h2>Кому помогают</h2>
      <p>У каждой группы свой список документов:</p>
      <ul>
        <li>многодетные семьи;</li>
        <li>люди с инвалидностью и неработающие пенсионеры;</li>
        <li>люди, которые вернулись из мест лишения свободы.</li>
      </ul>
      <h2>Если вы не работаете и не стоите на учёте</h2>
      <p>Покажите трудовую книжку: первую и последнюю страницы.</p>
      <h2>Списки документов</h2>
      <Note>Центр ещё не разместил здесь списки документов. Сотрудники центра добавят их сюда.</Note>
      <AskUs question="Хотите узнать список сейчас?" />
    </>
  );
}
