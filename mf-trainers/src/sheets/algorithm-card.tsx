import type { Mount } from '@portal/contracts/web/mount';
import { bank } from '../bank/narration.ts';
import { trainers } from '../cards/trainers.ts';
import { clinic } from '../clinic/narration.ts';
import { emergency } from '../emergency/narration.ts';
import { pharmacy } from '../pharmacy/narration.ts';
import { shop } from '../shop/narration.ts';
import { socialCentre } from '../social-centre/narration.ts';
import styles from './algorithm-card.module.css';
import { SheetPage } from './sheet-page.tsx';

const simulators = [clinic, pharmacy, socialCentre, shop, bank, emergency()];

/** `/trainings/…/kartochka`: the algorithm of a visit in short sentences with boxes to tick, to print and take along. */
export function AlgorithmCard(mount: Mount) {
  const path = mount.path.replace(/\/kartochka\/?$/i, '');
  const simulator = simulators.find((one) => one.path.toLowerCase() === path.toLowerCase());
  if (!simulator) return <NoCard mount={mount} />;
  const Scene = trainers.find((one) => one.path === simulator.path)!.Scene;
  return (
    <SheetPage title={`Карточка: ${simulator.title}`} mount={mount} of={simulator}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Scene />
        </div>
        <ol>
          {simulator.card.map((line) => (
            <li key={line}>
              <span className={styles.box} aria-hidden="true" />
              {line}
            </li>
          ))}
        </ol>
      </div>
    </SheetPage>
  );
}

function NoCard({ mount }: { mount: Mount }) {
  return (
    <SheetPage title="Такой карточки нет" mount={mount}>
      <p>
        <a href="/trainings">Все тренажёры</a>
      </p>
    </SheetPage>
  );
}
