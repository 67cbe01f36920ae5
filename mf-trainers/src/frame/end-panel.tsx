import type { Mount } from '@portal/contracts/web/mount';
import { LinkButton } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ClipboardList, Printer } from 'lucide-react';
import { CardBlock } from '../cards/card-block.tsx';
import styles from './end-panel.module.css';

export interface EndPanelProps {
  /** What was done, line by line. */
  deeds: readonly string[];
  wrong: number;
  hints: number;
  /** Address of the simulator's page. */
  path: string;
  mount: Mount;
}

/** Under the last scene: what was learnt, what to print and take along, and where to go on. */
export function EndPanel({ deeds, wrong, hints, path, mount }: EndPanelProps) {
  return (
    <>
      <section className={styles.deeds} aria-labelledby="deeds">
        <h2 id="deeds">Что вы сделали</h2>
        <ol>
          {deeds.map((deed, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown, and deeds repeat
            <li key={index}>{deed}</li>
          ))}
        </ol>
        <p>
          Ошибок: {wrong}. Подсказок: {hints}.
        </p>
        <div className={styles.links}>
          <LinkButton href={`${path}/kartochka`}>
            <Icon of={Printer} />
            Карточка для печати
          </LinkButton>
          <LinkButton kind="quiet" href="/trainings/otchet">
            <Icon of={ClipboardList} />
            Страница для помощника
          </LinkButton>
        </div>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">Другие тренажёры</h2>
        <CardBlock level={3} announce={mount.announce} display={mount.display} />
      </section>
    </>
  );
}
