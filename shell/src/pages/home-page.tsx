import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { AreaFragment } from '../areas/area-fragment.tsx';
import styles from './home-page.module.css';

/** SPEC.md section 2, '/': intro text, trainer cards, news, contacts, each block lent by the area that owns it. */
export function HomePage(mount: Mount) {
  return (
    <>
      <PageHeading>Учимся жить самостоятельно</PageHeading>
      <p className={styles.lead}>
        Электронные тренажёры предназначены для изучения алгоритмов посещения различных объектов, а также для
        обучения действиям в чрезвычайных ситуациях, включая обращение за помощью в аварийные службы.
      </p>
      <div className={styles.blocks}>
        <AreaFragment area="mf-trainers" fragment="cards" title="Электронные тренажёры" mount={mount} />
        <AreaFragment area="mf-news" fragment="latest" title="Новости" mount={mount} />
        <AreaFragment area="mf-legal" fragment="contacts" title="Контакты" mount={mount} />
      </div>
    </>
  );
}
