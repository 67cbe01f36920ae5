import { Button } from '@portal/ui/button';
import styles from './resume-offer.module.css';

export interface ResumeOfferProps {
  /** N of the step at which the visitor stopped. */
  step: number;
  onResume: () => void;
  onDecline: () => void;
}

/** Shown when the visitor comes back to a simulator that was left in the middle. */
export function ResumeOffer({ step, onResume, onDecline }: ResumeOfferProps) {
  return (
    <section className={styles.offer} aria-label="Продолжить тренажёр">
      <p>В прошлый раз вы остановились на шаге {step}. Продолжить?</p>
      <div>
        <Button onClick={onResume}>Продолжить с шага {step}</Button>
        <Button kind="quiet" onClick={onDecline}>
          Начать сначала
        </Button>
      </div>
    </section>
  );
}
