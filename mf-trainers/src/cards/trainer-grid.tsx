import { TrainerCard } from './trainer-card.tsx';
import styles from './trainer-grid.module.css';
import { trainers } from './trainers.ts';

/** The six cards side by side, as many in a row as there is room for. */
export function TrainerGrid() {
  return (
    <ul className={styles.grid}>
      {trainers.map((trainer) => (
        <li key={trainer.path}>
          <TrainerCard trainer={trainer} />
        </li>
      ))}
    </ul>
  );
}
