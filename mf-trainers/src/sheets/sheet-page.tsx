import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { PageHeading } from '@portal/ui/heading';
import { Icon } from '@portal/ui/icon';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import styles from './sheet-page.module.css';

export interface SheetPageProps {
  title: string;
  mount: Mount;
  /** Name and address of the page that the sheet belongs to. */
  of?: { title: string; path: string };
  children: ReactNode;
}

/** A page to print: its heading, what is on the sheet, and a button that stays on the screen. */
export function SheetPage({ title, mount: { page }, of, children }: SheetPageProps) {
  useEffect(() => {
    page({ title, crumbs: [{ title: 'Электронные тренажёры', path: '/trainings' }, ...(of ? [of] : [])] });
  }, [page, title, of]);
  return (
    <article className={styles.sheet}>
      <PageHeading>{title}</PageHeading>
      {children}
      <p className={styles.print}>
        <Button onClick={() => print()}>
          <Icon of={Printer} />
          Напечатать
        </Button>
      </p>
    </article>
  );
}
