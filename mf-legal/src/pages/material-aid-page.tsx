import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { AskUs } from '../parts/ask-us.tsx';
import { CheckFirst } from '../parts/check-first.tsx';
import { PaperList } from '../parts/paper-list.tsx';
import { aidGroups } from '../texts/material-aid.ts';

/** `/mat-pomosh`: SPEC.md section 2 names the three groups, each with its list, and one rule for all. */
export function MaterialAidPage(mount: Mount) {
  usePage(mount, 'Материальная помощь');
  return (
    <>
      <PageHeading>Материальная помощь</PageHeading>
      <p>
        Центр оказывает материальную и гуманитарную помощь. Материальная помощь — это деньги. Гуманитарная
        помощь — это вещи, например одежда. Чтобы получить помощь, нужны документы.
      </p>
      <h2>Какие документы нужны</h2>
      <p>Найдите свой список:</p>
      {aidGroups.map((group) => (
        <PaperList key={group.title} {...group} />
      ))}
      <CheckFirst />
      <h2>Если вы не работаете и не зарегистрированы</h2>
      <p>
        Возьмите с собой трудовую книжку. Покажите её первую и последнюю страницы. Не уверены, нужно ли это
        вам? Спросите по телефону.
      </p>
      <AskUs question="Не нашли себя в списках?" />
    </>
  );
}
