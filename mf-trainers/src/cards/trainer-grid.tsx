import { TrainerCard, type TrainerCardProps } from './trainer-card.tsx';
import styles from './trainer-grid.module.css';
import { trainers } from './trainers.ts';

/** The six cards side by side, as many in a row as there is room for. */
export function TrainerGrid({ level }: Pick<TrainerCardProps, 'level'>) {
  return (
    <ul className={styles.grid}>
      {trainers.map((trainer) => (
        <li key={trainer.path}>
          <TrainerCard trainer={trainer} level={level} />
        </li>
      ))}
    </ul>
  );
}
