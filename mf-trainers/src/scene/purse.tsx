import { MoneyDrawing } from '../drawing/money.tsx';
import { inWords, type Kopecks, purse } from '../simulator/money.ts';
import styles from './purse.module.css';

/** How much is left: as a number, and as the notes and coins that it is. */
export function Purse({ kopecks, label = 'У вас' }: { kopecks: Kopecks; label?: string }) {
  const pieces = purse(kopecks);
  return (
    <div className={styles.purse}>
      <p>
        {label}: <strong>{inWords(kopecks)}</strong>
      </p>
      <div className={styles.pieces} aria-hidden="true">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of the same worth are alike
          <span key={index} className={piece >= 500 ? styles.note : styles.coin}>
            <MoneyDrawing kopecks={piece} />
          </span>
        ))}
      </div>
    </div>
  );
}
