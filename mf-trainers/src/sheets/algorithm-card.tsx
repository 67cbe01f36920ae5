import type { Mount } from '@portal/contracts/web/mount';
import { bankCard } from '../bank/card.ts';
import { trainers } from '../cards/trainers.ts';
import { clinicCard } from '../clinic/card.ts';
import { emergencyCard } from '../emergency/card.ts';
import { pharmacyCard } from '../pharmacy/card.ts';
import { shopCard } from '../shop/card.ts';
import { socialCentreCard } from '../social-centre/card.ts';
import styles from './algorithm-card.module.css';
import { SheetPage } from './sheet-page.tsx';

/** By the simulators' addresses. */
const cards: Record<string, readonly string[]> = {
  '/trainings/Clinic': clinicCard,
  '/trainings/Pharmacy': pharmacyCard,
  '/trainings/SocialCenter': socialCentreCard,
  '/trainings/Shop': shopCard,
  '/trainings/Bank': bankCard,
  '/trainings/EmergencySituations': emergencyCard,
};

/** `/trainings/…/kartochka`: the algorithm of a visit in short sentences with boxes to tick, to print and take along. */
export function AlgorithmCard(mount: Mount) {
  const path = mount.path.replace(/\/kartochka\/?$/i, '');
  const trainer = trainers.find((one) => one.path.toLowerCase() === path.toLowerCase());
  if (!trainer) return <NoCard mount={mount} />;
  const { title, Scene } = trainer;
  return (
    <SheetPage title={`Карточка: ${title}`} mount={mount} of={trainer}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Scene />
        </div>
        <ol>
          {cards[trainer.path]?.map((line) => (
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
